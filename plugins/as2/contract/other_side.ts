import type { Connection } from '#plugins/gateway/contract/transport'

/** What goes over the wire: headers in their order, and the bytes behind them. */
export interface WireMessage {
  readonly headers: Iterable<readonly [name: string, value: string]>
  readonly body: Uint8Array
}

/** A message of this installation as the other side reads it. */
export interface MessageRead {
  readonly messageId: string | null
  readonly fileName: string | null
  readonly payload: Buffer
  /** The signed receipt for it. */
  receipt(kind: 'processed' | 'negative'): WireMessage
}

/**
 * Speaks AS2 as the other side of a connection of this installation does, with a key of its own: for plugins
 * that play a regulator.
 */
export abstract class As2OtherSide {
  /** A key with its certificate, and the certificate alone; both in PEM form. */
  abstract makeKey(name: string): Promise<{ readonly key: string; readonly certificate: string }>
  /**
   * Reads what left by a connection. What cannot be believed is answered with the reason.
   * @param key as `makeKey` gave it
   */
  abstract read(
    connection: Connection,
    key: string,
    message: WireMessage
  ): MessageRead | { readonly refusal: WireMessage }
  /** Writes a file as a signed and encrypted message to this installation. */
  abstract write(
    connection: Connection,
    key: string,
    file: { readonly name: string; readonly bytes: Uint8Array }
  ): WireMessage
  /** Brings a message to this installation over loopback; whether it was taken with a good receipt. */
  abstract bring(message: WireMessage): Promise<boolean>
}

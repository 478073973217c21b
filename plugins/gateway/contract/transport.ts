import type { Fields } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** A connection as a transport is given it: what it asks for, with secrets opened. */
export interface Connection {
  readonly id: string
  readonly name: string
  readonly companyId: string
  /** Whether reports of the formal environment go through it; others are of the test environment alone. */
  readonly isFormal: boolean
  /** Values of the fields of the transport, by their names. */
  readonly values: Readonly<Record<string, unknown>>
}

/** A message that is to leave. */
export interface Outgoing {
  readonly fileName: string
  /** `application/xml` */
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** Unique for ever; each further try has the same. */
  readonly messageId: string
}

/** What leaves, byte for byte; it is kept before the first byte does. */
export interface Packed {
  readonly bytes: Uint8Array
  /** What goes before the bytes where the protocol has headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Digest of what was packed, as the receiver has to state it: `base64, sha-256`. */
  readonly mic?: string
}

/**
 * What became of a try. `delivered`: the receiver has it and says so. `sent`: it has left, and a receipt is
 * awaited. `again`: it may be tried again with the same bytes. `halted`: a person decides.
 */
export type Outcome =
  | { readonly kind: 'delivered'; readonly note?: Words; readonly receipt?: Uint8Array }
  | { readonly kind: 'sent'; readonly note?: Words }
  | { readonly kind: 'again'; readonly reason: Words }
  | { readonly kind: 'halted'; readonly reason: Words; readonly receipt?: Uint8Array }

/** A key with its certificate that is made here. */
export interface KeyWish {
  /** Common name of the certificate. */
  readonly name: string
  readonly organisation: string
  /** How long it is good, 1 to 10. */
  readonly years: number
}

/** A certificate of a connection, as people are told of it. */
export interface TransportCertificate {
  /** `former`: of the own key before this one; `next`: that the partner will change to. */
  readonly whose: 'own' | 'former' | 'partner' | 'next'
  /** `CN=regulator, O=Example` */
  readonly subject: string
  /** Moments in UTC, ISO 8601. */
  readonly validFrom: string
  readonly validTo: string
  /** SHA-256, hexadecimal pairs parted by colons. */
  readonly fingerprint: string
}

/** Keys and certificates of a transport that has them. */
export interface TransportKeys {
  /** Makes a key: what is to be sealed by its name, null for what goes. Refuses with 2017. */
  make(
    connection: Pick<Connection, 'values'>,
    wish: KeyWish
  ): Promise<Readonly<Record<string, string | null>>>
  /** The own certificate for the partner, PEM. Refuses with 1006 where there is no key. */
  certificate(connection: Pick<Connection, 'values'>): Promise<string>
  /** All of a connection that can be read. */
  all(connection: Pick<Connection, 'values'>): readonly TransportCertificate[]
}

/** A way by which messages leave: AS2, a folder. */
export interface Transport {
  /** Small letters, digits and `_`; connections name it. */
  readonly name: string
  readonly label: Words
  /** What a connection has to say. */
  readonly fields: Fields
  /** Names of those fields that are sealed and never given out again. */
  readonly secrets: readonly string[]
  /** Absent where it has none. */
  readonly keys?: TransportKeys
  /** The value of a field as a file gives it; refuses with 2017. Its text when absent. */
  valueOfFile?(field: string, bytes: Uint8Array): Promise<string>
  /** Where partners reach this installation; undefined where the server does not say so. */
  address?(): string | undefined
  /** Says what is wrong with a connection, without sending anything of a case; nothing when it works. */
  test(connection: Connection): Promise<readonly Words[]>
  /** A refusal with a sentence halts the submission with that sentence. */
  pack(message: Outgoing, connection: Connection): Promise<Packed>
  /** Sends what was packed. Never throws for what the other side does. */
  send(packed: Packed, message: Omit<Outgoing, 'bytes'>, connection: Connection): Promise<Outcome>
  /**
   * Fetches answers where the receiver does not bring them: each is removed there only once `take` has
   * kept it. Absent where answers come by themselves.
   */
  collect?(
    connection: Connection,
    take: (name: string, bytes: Uint8Array) => Promise<void>
  ): Promise<void>
}

export const transports = new ExtensionPoint<Transport>('gateway.transports')

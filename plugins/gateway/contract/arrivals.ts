/** By which way something came. */
export type ArrivalWay = 'as2' | 'folder' | 'upload' | 'simulator'

/** Something that a receiver sent, as it came. */
export interface Arrived {
  readonly way: ArrivalWay
  /** Name of the file, where it has one. */
  readonly name: string
  readonly bytes: Uint8Array
  /** The connection that it came by; null for an upload. */
  readonly connectionId: string | null
}

/** What became of it: each acknowledgement in it was written to its submission, or waits for a person. */
export interface ArrivalVerdict {
  readonly arrivalId: string
  /** `repeated`: the same came before and changes nothing. */
  readonly state: 'matched' | 'orphan' | 'repeated' | 'unreadable'
  readonly submissionIds: readonly string[]
}

/** Takes in what receivers send: bytes are kept first, then read. Never throws for what they say. */
export abstract class Arrivals {
  abstract take(arrived: Arrived): Promise<ArrivalVerdict>
}

/** What a receipt has to fit. */
export interface AwaitedReceipt {
  /** The connection by which the message left. */
  readonly connectionId: string | null
  /** What was packed, as the transport stated it. */
  readonly mic: string | null
}

/** Hears of receipts that come later than the message that they are about. */
export abstract class Receipts {
  /** What a receipt of the message with that Message-ID has to fit; null where none was sent. */
  abstract awaited(messageId: string): Promise<AwaitedReceipt | null>
  /**
   * Writes what a receipt says to the submission with that Message-ID.
   * @returns whether there is one
   */
  abstract settle(
    messageId: string,
    outcome: import('#plugins/gateway/contract/transport').Outcome
  ): Promise<boolean>
}

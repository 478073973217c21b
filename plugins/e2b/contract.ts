import type { CaseContent, Envelope } from '#kernel/content/case_content'

/** One case to write, with its header N.2.r.*. */
export interface CaseMessage {
  readonly envelope: Envelope
  readonly content: CaseContent
}

/** E2B(R3) messages: what other plugins may have written. */
export abstract class CaseMessages {
  /**
   * Writes a message, off the main thread. Documents must carry their bytes (`base64`).
   * @param batch header N.1.*
   * @returns the bytes of the file, UTF-8
   */
  abstract write(batch: Envelope, cases: readonly CaseMessage[]): Promise<Uint8Array>
  /** Ends the threads; a command that wrote messages calls it when it is done. */
  abstract close(): Promise<void>
}

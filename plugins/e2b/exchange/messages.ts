import type { ReadMessage, WrittenMessage } from '#plugins/e2b/exchange/message_tasks'
import type { WriteMessage } from '#plugins/e2b/message/writer'

export type { ReadMessage, ReadReport } from '#plugins/e2b/exchange/message_tasks'

/** Reads, checks and writes E2B(R3) messages without holding up the process. */
export abstract class Messages {
  /**
   * Opens what was received; never throws for a bad file, it says what is wrong with it.
   * @param profile region whose elements are meant where those of two regions share a place
   */
  abstract read(bytes: Uint8Array, profile?: string): Promise<ReadMessage>
  /** Writes a message and holds it against the ICH schema, when one is installed. */
  abstract write(
    message: WriteMessage,
    attachments: ReadonlyMap<string, Uint8Array>
  ): Promise<WrittenMessage>
  /** Ends what runs beside the process. */
  abstract close(): Promise<void>
}

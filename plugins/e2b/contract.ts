import type { CaseContent, Envelope } from '#kernel/case/content/case_content'
import type { PackedBytes } from '#kernel/files/pack_bytes'
import type { Words } from '#kernel/language/words'

import type { MessageForm, Unmapped } from '#plugins/cases/contract'

/** E2B(R3) messages, read and written beside what answers requests. */
export abstract class Messages {
  /**
   * Opens what was received. Never throws for a bad file: it says what is wrong with it.
   * @param profile region whose elements are meant where those of two regions share a place
   */
  abstract read(bytes: Uint8Array, profile?: string): Promise<ReadMessage>
  /**
   * Writes a message of these cases and holds it against the ICH schema. Documents come from the
   * files of the project where their leaves do not carry the bytes themselves (`base64`).
   * @param batch header N.1.*
   */
  abstract write(batch: Envelope, cases: readonly CaseMessage[]): Promise<WrittenMessage>
  /**
   * Writes a message of one case as the actor sees it, with its documents. Nothing leaves the house by
   * that. Refuses with 2604 an unknown case, with 1005 a revision that it does not have, with 2706
   * where the project does not say who sends to whom.
   */
  abstract writeCase(caseId: string, wish?: CaseToWrite): Promise<WrittenCase>
  /** Ends the threads; a command that read or wrote messages calls it when it is done. */
  abstract close(): Promise<void>
}

/** `received`: the header that the case came with, if it came with one; else that of the project. */
export const messageHeaders = ['received', 'project'] as const
export type MessageHeader = (typeof messageHeaders)[number]

export interface CaseToWrite {
  /** The latest when absent. */
  readonly revision?: number
  /** `received` when absent. */
  readonly header?: MessageHeader
  /** False leaves the documents themselves out; what the case says of them stays. */
  readonly documents?: boolean
  /** The headers N.1 and N.2 themselves, in place of either. */
  readonly envelope?: MessageEnvelope
}

/** Headers of a message of one case: N.1.* and N.2.r.*. */
export interface MessageEnvelope {
  readonly batch: Envelope
  readonly report: Envelope
}

/** One case to write, with its header N.2.r.*. */
export interface CaseMessage {
  readonly envelope: Envelope
  readonly content: CaseContent
  /** What was kept beside it when it came in, and how its message put what it says. */
  readonly unmapped?: readonly Unmapped[]
  readonly form?: MessageForm
}

/** A file as it was read, or why it was refused. */
export type ReadMessage =
  | {
      readonly ok: true
      readonly reports: readonly ReadReport[]
      /** What the ICH schema says against it; empty when valid or when no schema is installed. */
      readonly schemaErrors: readonly string[]
      /** What its wrappers say beside the elements of the header. */
      readonly header: HeaderFacts
      /** What the reading of the file found that a person should know. */
      readonly notes: readonly Words[]
    }
  | { readonly ok: false; readonly refusal: { readonly code: number; readonly message: Words } }

/** One case of a message. */
export interface ReadReport {
  /** Headers of the batch and of the message: N.1.* and N.2.r.*. */
  readonly envelope: Envelope
  readonly content: CaseContent
  /** What the catalogue has no element for: where it stands and what it says. */
  readonly unmapped: readonly Unmapped[]
  /** How the message put what the content says, where the writer would put it otherwise. */
  readonly form: MessageForm
  /** What the reading found that a person should know. */
  readonly notes: readonly Words[]
  /** Contents of the attached documents by their SHA-256 (hex). */
  readonly attachments: ReadonlyMap<string, Uint8Array>
}

/** What the wrappers of a message say beside the elements N.*: rules ask it as product fields. */
export interface HeaderFacts {
  readonly batch: Readonly<Record<string, string>>
  /** In the order of the reports. */
  readonly messages: readonly Readonly<Record<string, string>>[]
}

export interface WrittenMessage {
  /** UTF-8 */
  readonly xml: Uint8Array
  /** The same as a frozen copy keeps it. */
  readonly packed: PackedBytes
  /** Machine paths of filled elements that have no place in the message. */
  readonly unwritten: readonly string[]
  /** What was kept beside the cases and has no place in the message any more. */
  readonly left: readonly Unmapped[]
  /** What the ICH schema says against it; null when no schema is installed. */
  readonly schemaErrors: readonly string[] | null
}

/** A message of one case; `unwritten` are paths with positions, as people read them. */
export interface WrittenCase extends WrittenMessage {
  readonly caseId: string
  readonly caseNo: string
  /** Of which the message was made. */
  readonly revision: number
  /** Identifiers of its header: N.1.3, N.1.4. */
  readonly sender: string
  readonly receiver: string
}

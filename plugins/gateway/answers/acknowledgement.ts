/** What a receiver says became of one report. */
export type AnswerResult = 'accepted' | 'rejected'

/** What an acknowledgement says of one report (ACK.B.r). */
export interface AnsweredReport {
  /** ACK.B.r.1: N.2.r.1 of the report, which is its C.1.1. */
  readonly messageNumber: string | null
  /** ACK.B.r.2: under which number the receiver keeps it. */
  readonly localNumber: string | null
  /** ACK.B.r.6: CA or CR; null where it says neither. */
  readonly result: AnswerResult | null
  /** ACK.B.r.7 */
  readonly texts: readonly string[]
  /** Every number that its part of the message names. */
  readonly numbers: readonly string[]
}

/** AA: all accepted. AE: something needs action. AR: nothing could be read. */
export const batchCodes = ['AA', 'AE', 'AR'] as const

export type BatchCode = (typeof batchCodes)[number]

/** An acknowledgement (MCCI_IN200101UV01) as it was read; what it lacks is null. */
export interface Acknowledgement {
  /** ACK.M.1: unique for its sender. */
  readonly number: string | null
  /** ACK.M.2: N.1.4 of the batch. */
  readonly sender: string | null
  /** ACK.M.3: N.1.3 of the batch. */
  readonly receiver: string | null
  /** ACK.M.4, as it is written. */
  readonly at: string | null
  /** ACK.A.1: N.1.2 of the batch. */
  readonly batchNumber: string | null
  /** ACK.A.4 */
  readonly batchCode: BatchCode | null
  /** ACK.A.5 */
  readonly texts: readonly string[]
  readonly reports: readonly AnsweredReport[]
  /** Every number that it names outside of its reports. */
  readonly numbers: readonly string[]
  /** Numbers of mandatory elements that it lacks. */
  readonly lacks: readonly string[]
}

/** What is to be settled with one submission: one report of an acknowledgement, or the batch as a whole. */
export interface Answer {
  /** ACK.M.1 and ACK.M.2: by both it is known again. */
  readonly number: string | null
  readonly sender: string | null
  readonly batchNumber: string | null
  readonly messageNumber: string | null
  readonly localNumber: string | null
  readonly result: AnswerResult | null
  readonly texts: readonly string[]
  /** By which numbers it may be matched, the batch number first. */
  readonly numbers: readonly string[]
  /** Nothing else of its batch is answered with it. */
  readonly isAlone: boolean
  readonly lacks: readonly string[]
}

const byBatchCode = { AA: 'accepted', AE: null, AR: 'rejected' } as const

/**
 * What an acknowledgement says, one report after the other. What became of a report is ACK.B.r.6 alone:
 * senders put AE and AR beside reports that they accept. The code of the batch counts only where it says
 * nothing of any report.
 */
export function answersOf(acknowledgement: Acknowledgement): Answer[] {
  const { number, sender, batchNumber, batchCode, texts, reports, lacks } = acknowledgement
  const head = { number, sender, batchNumber, lacks, isAlone: reports.length < 2 }
  if (reports.length === 0) {
    const result = batchCode && byBatchCode[batchCode]
    const numbers = unique([batchNumber, ...acknowledgement.numbers])
    return [{ ...head, messageNumber: null, localNumber: null, result, texts, numbers }]
  }
  return reports.map(({ messageNumber, localNumber, result, texts: own, numbers }) => ({
    ...head,
    ...{ messageNumber, localNumber, result },
    texts: [...own, ...texts],
    numbers: unique([batchNumber, messageNumber, ...numbers, ...acknowledgement.numbers]),
  }))
}

/** More than any acknowledgement of one report has. */
const MOST_NUMBERS = 20

/** Those that say something, each once, and no more than can be asked for. */
export const unique = (numbers: readonly (string | null)[]): string[] =>
  [...new Set(numbers)]
    .filter((number): number is string => number !== null && number !== '')
    .slice(0, MOST_NUMBERS)

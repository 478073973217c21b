import type { Words } from '#kernel/language/words'

/** An address that may be reached, of a name that was resolved once. */
export interface Target {
  readonly url: URL
  readonly address: string
}

/** What is asked of a target. */
export interface Exchange {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Iterable<readonly [name: string, value: string]>
  readonly body?: Uint8Array
  /** Bytes of the largest answer; 10 MB unless stated. */
  readonly most?: number
}

/** What came back. */
export interface HttpAnswer {
  readonly status: number
  /** All values of each header, by its name in small letters. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>
  readonly body: Buffer
}

/** A URL to which nothing is sent, and why; `passing` where it may be different later. */
export class NotAllowed extends Error {
  constructor(
    readonly reason: Words,
    readonly passing = false
  ) {
    super(reason.en)
    this.name = 'NotAllowed'
  }
}

/** Nothing came back, or not all of it. */
export class NoAnswer extends Error {
  constructor(
    /** `ECONNREFUSED`, `TIMEOUT`, `TOO_LARGE` and the like. */
    readonly code: string
  ) {
    super(`No answer: ${code}`)
    this.name = 'NoAnswer'
  }
}

/** Of the 4xx those after which the same may be sent once more. */
const PASSING = [408, 425, 429]

/** Whether the same may be sent once more after an answer with that status. */
export const isPassing = (status: number): boolean => status >= 500 || PASSING.includes(status)

/** Reaches the hosts of partners that the administrator of the server has named, and no other. */
export abstract class PartnerReach {
  /**
   * The target of a URL: its host and port are named by AS2_HOSTS, and none of its addresses is a closed one that
   * AS2_NETWORKS does not name. The name is resolved here and nowhere else.
   * @throws NotAllowed
   */
  abstract target(url: string): Promise<Target>
  /**
   * Asks the address that was resolved, follows nowhere, and reads the answer.
   * @throws NoAnswer
   */
  abstract exchange(target: Target, asked: Exchange): Promise<HttpAnswer>
}

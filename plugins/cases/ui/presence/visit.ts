import type { Answer } from '#resources/app/calls/call'
import type { unattended } from '#resources/app/calls/unattended'

/** Somebody else who has the case open: on a page of the editor, or view, history, audit. */
export type OtherPerson = Answer<'PUT /cases/{caseId}/presence/{windowId}'>['others'][number]

const PLACE = '/cases/{caseId}/presence/{windowId}'

const ALONE_MS = 15_000
/** With somebody else in the case one wants to know soon when they go or turn to another page. */
const TOGETHER_MS = 4_000
/** From one page of a case to the next is no leaving. */
const LEAVES_AFTER_MS = 600

/** Numbers what this window says: requests overtake each other. */
let turns = 0
const NONE: readonly OtherPerson[] = []

/** One window in one case: says where it is and hears who else is there. */
export class Visit {
  others = NONE
  #page = ''
  #timer = 0
  #leaving = 0
  #gone = false
  /** Gives up the saying that is on its way. */
  #saying = new AbortController()
  readonly #listeners = new Set<(others: readonly OtherPerson[]) => void>()

  /**
   * @param place this window in this case
   * @param send how a request goes out that nobody waits for
   */
  constructor(
    private readonly place: { caseId: string; windowId: string },
    private readonly send: typeof unattended
  ) {}

  /** Tells a listener who is there whenever that changes, until what it gives back is called. */
  subscribe(listener: (others: readonly OtherPerson[]) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Says where one is, now and from now on. */
  enter(page: string) {
    window.clearTimeout(this.#leaving)
    this.#page = page
    this.#gone = false
    void this.#say()
  }

  /** The window was hidden or came back. One that closes is hidden last of all: it has left. */
  turned() {
    void this.#say()
  }

  /** Leaves unless one enters another page of the case in a moment. */
  leave(after = LEAVES_AFTER_MS) {
    window.clearTimeout(this.#leaving)
    if (after === 0) this.#go()
    else this.#leaving = window.setTimeout(() => this.#go(), after)
  }

  #go() {
    if (this.#gone) return
    this.#gone = true
    this.#hush()
    this.#hear(NONE)
    void this.send(`DELETE ${PLACE}`, { path: this.place, body: { turn: ++turns } })
  }

  /** Of what is on its way or planned nothing is heard any more. */
  #hush() {
    window.clearTimeout(this.#timer)
    this.#saying.abort()
    this.#saying = new AbortController()
  }

  #hear(others: readonly OtherPerson[]) {
    if (JSON.stringify(others) === JSON.stringify(this.others)) return
    this.others = others
    for (const listener of this.#listeners) listener(others)
  }

  async #say() {
    if (this.#gone) return
    this.#hush()
    const { signal } = this.#saying
    const hidden = document.visibilityState === 'hidden'
    const body = { page: this.#page, hidden, turn: ++turns }
    const answer = await this.send(`PUT ${PLACE}`, { path: this.place, body }, signal)
    if (signal.aborted) return
    if (answer) this.#hear(answer.others)
    const wait = this.others.length > 0 ? TOGETHER_MS : ALONE_MS
    this.#timer = window.setTimeout(() => void this.#say(), wait)
  }
}

import { unattended } from '#resources/app/unattended'

/** Somebody else who has the case open. */
export interface OtherPerson {
  name: string
  /** Page of the editor, or view, history, audit. */
  page: string
}

const ALONE_MS = 15_000
/** With somebody else in the case one wants to know soon when they go or turn to another page. */
const TOGETHER_MS = 4_000
/** From one page of a case to the next is no leaving. */
const LEAVES_AFTER_MS = 600

/** This window, for as long as its program runs. */
const windowId = crypto.randomUUID()
const NONE: readonly OtherPerson[] = []

/** One window in one case: says where it is and hears who else is there. */
class Visit {
  others = NONE
  #page = ''
  #timer = 0
  #leaving = 0
  #gone = false
  readonly #listeners = new Set<() => void>()

  constructor(private readonly caseId: string) {}

  get #address(): string {
    return `/api/cases/${this.caseId}/presence/${windowId}`
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
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
    if (!this.#gone) void this.#say()
  }

  /** Leaves unless one enters another page of the case in a moment. */
  leave(after = LEAVES_AFTER_MS) {
    window.clearTimeout(this.#leaving)
    if (after === 0) this.#go()
    else this.#leaving = window.setTimeout(() => this.#go(), after)
  }

  #go() {
    window.clearTimeout(this.#timer)
    this.#gone = true
    this.others = NONE
    void unattended('DELETE', this.#address)
  }

  async #say() {
    window.clearTimeout(this.#timer)
    const page = this.#page
    const hidden = document.visibilityState === 'hidden'
    const said = { page, hidden }
    const answer = await unattended<{ others: OtherPerson[] }>('PUT', this.#address, said)
    if (this.#gone || page !== this.#page) return
    if (answer && JSON.stringify(answer.others) !== JSON.stringify(this.others)) {
      this.others = answer.others
      for (const listener of this.#listeners) listener()
    }
    const wait = this.others.length > 0 ? TOGETHER_MS : ALONE_MS
    this.#timer = window.setTimeout(() => void this.#say(), wait)
  }
}

const visits = new Map<string, Visit>()

/** The visit of this window to a case. */
export function visitOf(caseId: string): Visit {
  const visit = visits.get(caseId) ?? new Visit(caseId)
  visits.set(caseId, visit)
  return visit
}

/** A case that is open in this browser session. */
export interface OpenCase {
  id: string
  caseNo: string
  /** Where one was in it last. */
  address: string
  /** Moment of the click that opened it, as the address tells it. */
  opened: string | null
}

const KEY = 'open_cases'
const NONE: readonly OpenCase[] = []

interface SessionCases {
  /** Whose cases, in which project: nobody else sees them. */
  owner: string
  cases: OpenCase[]
}

/** The open cases of a browser session; they survive a reload and end with the session. */
export class OpenCases {
  #listeners = new Set<() => void>()
  #known: { text: string | null; session: SessionCases | null } = { text: null, session: null }

  constructor(private storage: Pick<Storage, 'getItem' | 'setItem'>) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  of(owner: string): readonly OpenCase[] {
    const session = this.#read()
    return session?.owner === owner ? session.cases : NONE
  }

  /**
   * Takes a case among the open ones, or notes where one is in it now.
   * @returns whether it was open already and has been opened once more
   */
  enter(owner: string, entered: OpenCase): boolean {
    const cases = this.of(owner)
    const known = cases.find(({ id }) => id === entered.id)
    const opened = entered.opened ?? known?.opened ?? null
    const now = { ...entered, opened }
    const others = cases.map((each) => (each === known ? now : each))
    this.#write({ owner, cases: known ? others : [...cases, now] })
    return known !== undefined && entered.opened !== null && entered.opened !== known.opened
  }

  close(owner: string, id: string) {
    this.#write({ owner, cases: this.of(owner).filter((each) => each.id !== id) })
  }

  #read(): SessionCases | null {
    const text = this.storage.getItem(KEY)
    if (text !== this.#known.text) this.#known = { text, session: parsed(text) }
    return this.#known.session
  }

  #write(session: SessionCases) {
    this.storage.setItem(KEY, JSON.stringify(session))
    for (const listener of this.#listeners) listener()
  }
}

function parsed(text: string | null): SessionCases | null {
  try {
    return text === null ? null : (JSON.parse(text) as SessionCases)
  } catch {
    return null
  }
}

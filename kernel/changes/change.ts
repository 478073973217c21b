import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What is being done, to what, and why: the head of a line of the audit trail. */
export interface Act {
  /** `noun.past`, for example `case.page_saved`. */
  readonly name: `${string}.${string}`
  /** What it is done to; acts on the same subject form one hash chain. */
  readonly subject: { readonly type: string; readonly id: string }
  /** Why, where the product asks for a reason. */
  readonly reason?: string
}

/** Old and new value of one element. An absent value is undefined in the program, null in the trail. */
export interface ElementChange {
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Held by kernel/changes alone: whoever has it may open a Change. */
export const changeProof = Symbol('kernel/changes')

/**
 * Permission to write. Whatever writes asks for a Change, and only `Changes` makes one,
 * so nothing is written without a line in the audit trail.
 */
export class Change {
  /** Private members make the class nominal: no object literal can pass for a Change. */
  readonly #elements: ElementChange[] = []
  #companyId?: string

  private constructor(
    readonly trx: TransactionClientContract,
    readonly act: Act,
    private readonly opens?: (act: Act) => Change
  ) {}

  /** For kernel/changes only. */
  static open(
    proof: typeof changeProof,
    trx: TransactionClientContract,
    act: Act,
    opens?: (act: Act) => Change
  ): Change {
    if (proof !== changeProof) throw new Error('A Change is opened by Changes.record')
    return new Change(trx, act, opens)
  }

  /** Opens another act of the same transaction: what follows from this one for another subject. */
  also(act: Act): Change {
    if (!this.opens) throw new Error(`${this.act.name} is loaded in bulk: nothing follows from it`)
    return this.opens(act)
  }

  /** Notes old and new value of an element for the trail. */
  note(path: string, before: unknown, after: unknown): void {
    this.#elements.push({ path, before, after })
  }

  /**
   * Says to which company it is done, where whoever acts is of none: the platform, or the system. The
   * one line stands in the trail of that company, which the platform reads as well.
   */
  inCompany(companyId: string | null | undefined): void {
    this.#companyId = companyId ?? undefined
  }

  get companyId(): string | undefined {
    return this.#companyId
  }

  get elements(): readonly ElementChange[] {
    return this.#elements
  }
}

/** Name of the hash chain of a subject: one per case, one per subject of configuration. */
export function chainOf(subject: Act['subject']): string {
  return `${subject.type}:${subject.id}`
}

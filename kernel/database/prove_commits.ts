import type { Database } from '@adonisjs/lucid/database'

/** What PostgreSQL answers to a statement that ends, or begins, a transaction. */
type Answer = { readonly response: { readonly command: string | null } } | undefined

type Step = (connection: Connection, ...rest: unknown[]) => Promise<Answer>

interface Connection {
  /** The pool throws away whatever bears this mark. */
  __knex__disposed?: unknown
}

/** The parts of a transaction of knex that are looked at here. It is settled like a promise. */
interface KnexTransaction extends PromiseLike<unknown> {
  begin: Step
  savepoint: Step
  commit: Step
  release: Step
  rollback: Step
}

interface KnexClient {
  transaction(...args: unknown[]): KnexTransaction
}

/** Which word PostgreSQL answers with when a step of a transaction is done. */
const answers = {
  begin: 'BEGIN',
  savepoint: 'SAVEPOINT',
  commit: 'COMMIT',
  release: 'RELEASE',
} as const

/** PostgreSQL ended a transaction otherwise than it was told to. */
export class NotCommitted extends Error {
  constructor(step: string, answer: string | null) {
    super(
      `PostgreSQL answered ${step} with ${answer}: an error within the transaction was passed over`
    )
  }
}

/**
 * From now on no transaction of this process passes for committed unless PostgreSQL said so: knex
 * keeps an error of BEGIN, COMMIT and RELEASE to itself, and takes the ROLLBACK with which
 * PostgreSQL answers the COMMIT of a transaction that had failed for success (ADR 15). Holds for
 * every connection of every pool, that of the migrations too.
 */
export function proveCommits(db: Database): void {
  const { client } = db.connection('owner').getWriteClient() as unknown as { client: KnexClient }
  const dialect = Object.getPrototypeOf(client) as KnexClient & { [proved]?: true }
  if (dialect[proved]) return
  dialect[proved] = true
  const { transaction } = dialect
  dialect.transaction = function (this: KnexClient, ...args) {
    return withProof(transaction.apply(this, args))
  }
}

const proved = Symbol('proved')

function withProof(trx: KnexTransaction): KnexTransaction {
  for (const name of Object.keys(answers) as (keyof typeof answers)[]) {
    const step = trx[name]
    trx[name] = async (connection, ...rest) => {
      const answer = await step.call(trx, connection, ...rest)
      if (answer === undefined) {
        // Its line may be broken without having noticed: nobody gets it after this.
        connection.__knex__disposed ??= `${answers[name]} was not answered`
        // The error went to the promise of the whole transaction; this throws it.
        await trx
      }
      const word = answer?.response.command ?? null
      if (word !== answers[name]) throw new NotCommitted(answers[name], word)
      return answer
    }
  }
  const { rollback } = trx
  trx.rollback = async (connection, ...rest) => {
    const answer = await rollback.call(trx, connection, ...rest)
    // It may still be in its transaction, or wait for an answer: nobody gets it after this.
    if (answer === undefined) connection.__knex__disposed ??= 'ROLLBACK was not answered'
    return answer
  }
  return trx
}

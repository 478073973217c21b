import type { Database } from '@adonisjs/lucid/database'
import pg from 'pg'

import { isDatabaseAway } from '#kernel/database/is_database_away'

/** What PostgreSQL answers to a statement that ends, or begins, a transaction. */
type Answer = { readonly response: { readonly command: string | null } } | undefined

type Step = (connection: Connection, ...rest: unknown[]) => Promise<Answer>

interface Connection {
  /** The pool throws away whatever bears this mark. */
  __knex__disposed?: unknown
}

/** The parts of a transaction of knex that are looked at here. It is settled like a promise. */
interface KnexTransaction extends PromiseLike<unknown> {
  /** Takes its statements to PostgreSQL; there from the first step on. */
  readonly trxClient: { query(...statement: unknown[]): Promise<Answer> }
  isCompleted(): boolean
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
    const step = heardOut(trx, trx[name], answers[name])
    trx[name] = async (connection, ...rest) => {
      const answer = await step(connection, ...rest)
      // The error went to the promise of the whole transaction; this throws it.
      if (answer === undefined) await trx
      const word = answer?.response.command ?? null
      if (word !== answers[name]) throw new NotCommitted(answers[name], word)
      return answer
    }
  }
  trx.rollback = heardOut(trx, trx.rollback, 'ROLLBACK')
  return trx
}

/**
 * The same step, whose connection is nobody's until PostgreSQL has answered its statement: it may
 * still be in its transaction, wait for an answer, or be broken without having noticed. The mark is
 * there before the statement, because the pool has the connection back before the step comes back.
 */
function heardOut(trx: KnexTransaction, step: Step, word: string): Step {
  const mark = `${word} was not answered`
  return (connection, ...rest) => {
    // Nothing is asked any more, and the connection may be somebody else's by now.
    if (trx.isCompleted()) return step.call(trx, connection, ...rest)
    const { trxClient } = trx
    const { query } = trxClient
    const heard = () => {
      if (connection.__knex__disposed === mark) delete connection.__knex__disposed
    }
    connection.__knex__disposed ??= mark
    // What knex makes of the answer does not tell: a plain ROLLBACK gives nothing when it is done.
    trxClient.query = (...statement) => {
      trxClient.query = query
      return query.apply(trxClient, statement).then(
        (answer) => {
          heard()
          return answer
        },
        (error) => {
          if (isAnswer(error)) heard()
          throw error
        }
      )
    }
    return step.call(trx, connection, ...rest)
  }
}

/** Did PostgreSQL say this, over a line that it does not end? */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isDatabaseAway(error)
}

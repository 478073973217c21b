import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import type { Words } from '#kernel/language/words'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import type { Environment, Scope } from '#kernel/tenancy/scope'

import type { Answer } from '#plugins/gateway/answers/acknowledgement'
import type { ShownArrival } from '#plugins/gateway/contract/shown'

/** `received`: it is kept, and not read yet. */
export type ArrivalState = ShownArrival['state'] | 'received'

/** What came: a file, or one report that it answers. */
export interface ArrivalRow {
  readonly id: string
  readonly companyId: string
  /** Both null until it is known whose submission it answers; from an upload on those of the uploader. */
  readonly projectId: string | null
  readonly environment: Environment | null
  readonly connectionId: string | null
  readonly way: string
  readonly name: string
  readonly size: number
  readonly fileSha: string
  /** Which report of the file, from 1; 0 as long as the file is not read. */
  readonly part: number
  readonly state: ArrivalState
  readonly names: readonly string[]
  readonly sentence: Words
  readonly submissionId: string | null
  readonly at: Date
}

/** A file before its row is written. */
export type NewArrival = Pick<
  ArrivalRow,
  'companyId' | 'projectId' | 'environment' | 'connectionId' | 'way' | 'name' | 'size' | 'fileSha'
>

const columns = [
  ...(['id', 'company_id as companyId', 'of_project_id as projectId'] as const),
  ...(['of_environment as environment', 'connection_id as connectionId', 'way'] as const),
  ...(['name', 'size', 'file_sha as fileSha', 'part', 'state', 'names', 'sentence'] as const),
  ...(['submission_id as submissionId', 'arrived_at as at'] as const),
]

const selected = (trx: TransactionClientContract) => trx.from('gateway_arrivals').select(...columns)

/** Writes what came: its bytes are in the store by then. */
export async function addArrival(
  { trx }: Change,
  id: string,
  arrival: NewArrival,
  part: number,
  sentence: Words
): Promise<ArrivalRow> {
  const { companyId, projectId, environment, connectionId, way, name, size, fileSha } = arrival
  await trx.table('gateway_arrivals').insert({
    ...{ id, company_id: companyId, of_project_id: projectId, of_environment: environment },
    ...{
      connection_id: connectionId,
      way,
      name: name.slice(0, 255),
      size,
      file_sha: fileSha,
      part,
    },
    sentence: JSON.stringify(sentence),
  })
  return selected(trx).where({ id }).firstOrFail()
}

/** Says that its file is read: it is the first report that the file answers. */
export const beginParts = ({ trx }: Change, id: string): Promise<unknown> =>
  trx.from('gateway_arrivals').where({ id, part: 0 }).update({ part: 1 })

/** What became of something that came. */
export interface SettledArrival {
  readonly state: Exclude<ArrivalState, 'received'>
  readonly sentence: Words
  readonly answer?: Pick<Answer, 'sender' | 'number' | 'messageNumber' | 'numbers'>
  readonly submissionId?: string
  readonly reason?: string
  /** Who decided it; absent where the product did. */
  readonly by?: string
  /** Where it belongs from now on. */
  readonly scope?: Scope
}

/** Writes what became of it; notes it in the change, whose act is about it. */
export async function settleArrival(
  change: Change,
  { id, state: before }: Pick<ArrivalRow, 'id' | 'state'>,
  settled: SettledArrival
): Promise<void> {
  const { state, sentence, answer, submissionId, reason, by, scope } = settled
  await change.trx
    .from('gateway_arrivals')
    .where({ id })
    .update({
      ...{ state, sentence: JSON.stringify(sentence) },
      ...(answer && {
        ack_sender: answer.sender,
        ack_number: answer.number,
        message_number: answer.messageNumber,
        names: JSON.stringify(answer.numbers),
      }),
      ...(submissionId && { submission_id: submissionId }),
      ...(reason && { reason }),
      ...(by && { settled_by: by }),
      ...(scope && { of_project_id: scope.projectId, of_environment: scope.environment }),
    })
    .increment('revision', 1)
  change.note('state', before, state)
  if (submissionId) change.note('submission', undefined, submissionId)
}

/** What came, held until the change is over; null where it is not seen. */
export const holdArrival = (
  trx: TransactionClientContract,
  id: string
): Promise<ArrivalRow | null> => selected(trx).where({ id }).forUpdate().first()

/** What an acknowledgement is known by: its number and sender, with the report that it answers. */
type Known = Pick<Answer, 'sender' | 'number' | 'messageNumber'>

/** Those of the same acknowledgement wait for each other until the change is over. */
export async function holdAcknowledgement(
  { trx }: Change,
  { companyId, fileSha }: Pick<ArrivalRow, 'companyId' | 'fileSha'>,
  { sender, number }: Known
): Promise<void> {
  const key = `gateway_arrivals ${companyId} ${number ? `${sender} ${number}` : fileSha}`
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
}

/** What came of the same acknowledgement before: by its number and sender, else by its bytes. */
export async function selectEarlier(
  { trx }: Change,
  { id, companyId, fileSha, part }: Pick<ArrivalRow, 'id' | 'companyId' | 'fileSha' | 'part'>,
  { sender, number, messageNumber }: Known
): Promise<Pick<ArrivalRow, 'state' | 'submissionId'>[]> {
  const same = trx
    .from('gateway_arrivals')
    .where({ company_id: companyId })
    .whereNot({ id })
    .whereIn('state', ['matched', 'orphan', 'set_aside'])
    .select('state', 'submission_id as submissionId')
  if (!number) return same.where({ file_sha: fileSha, part })
  return same
    .where({ ack_number: number })
    .whereRaw('ack_sender is not distinct from ?', [sender!])
    .whereRaw('message_number is not distinct from ?', [messageNumber!])
}

/** Those that are kept and were not read to the end, of every company; for the platform alone. */
export const selectReceived = (
  trx: TransactionClientContract,
  before: Date
): Promise<ArrivalRow[]> =>
  selected(trx)
    .where({ state: 'received' })
    .where('arrived_at', '<', before)
    .orderBy('arrived_at')
    .orderBy('part')
    .limit(200)

/** What the project at hand may settle: its own, and what came by a connection of its destinations. */
function ofProject(trx: TransactionClientContract) {
  const { projectId, environment } = currentScope()
  const connections = trx
    .from('gateway_destinations')
    .whereNotNull('connection_id')
    .select('connection_id')
  return trx
    .from('gateway_arrivals')
    .whereNot({ state: 'received' })
    .where((own) => {
      void own.where({ of_project_id: projectId, of_environment: environment }).orWhere((open) => {
        void open.whereNull('of_project_id').whereIn('connection_id', connections)
      })
    })
}

/** One of those, held until the change is over; null where there is none with that id. */
export const holdOfProject = (
  trx: TransactionClientContract,
  id: string
): Promise<ArrivalRow | null> =>
  ofProject(trx)
    .where({ id })
    .select(...columns)
    .forUpdate()
    .first()

/** A page of those, the latest first, and how many there are. */
export async function listArrivals(
  trx: TransactionClientContract,
  state: ShownArrival['state'] | undefined,
  { from, count }: { readonly from: number; readonly count: number }
): Promise<{ rows: ArrivalRow[]; total: number }> {
  const asked = () => {
    const query = ofProject(trx)
    return state ? query.where({ state }) : query
  }
  const rows = await asked()
    .select(...columns)
    .orderBy('arrived_at', 'desc')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(count)
  const [{ n }] = await asked().count('* as n')
  return { rows: rows as ArrivalRow[], total: Number(n) }
}

/** The company of a connection, and which environment it serves; null where there is none. */
export async function companyOfConnection(
  trx: TransactionClientContract,
  id: string
): Promise<{ readonly companyId: string; readonly serves: Environment } | null> {
  return trx
    .from('gateway_connections')
    .where({ id })
    .select('company_id as companyId', 'serves')
    .first()
}

/**
 * The act by which something that came is written: a line of its own in the project at hand. As long as it
 * belongs to none it is a line of the connection that it came by.
 */
export function arrivalAct<Name extends string>(
  name: Name,
  { id, connectionId }: Pick<ArrivalRow, 'id' | 'connectionId'>
) {
  const isOfProject = currentActor().scope !== undefined || connectionId === null
  const subject = isOfProject
    ? { type: 'gateway_arrival', id }
    : { type: 'gateway_connection', id: connectionId }
  return { name: `gateway_arrival.${name}`, subject } as const
}

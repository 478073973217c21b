import type { Fields } from '#kernel/fields/field'
import { connectionFields } from '#plugins/gateway/contract/connection_fields'
import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'

export type OfferedTransport = Answer<'GET /gateway/transports'>[number]

/** The transports of the installation. */
export const useTransports = () => useAnswer('GET /gateway/transports', {}, { isFixed: true })

/** The fields of a connection, its transport chosen among those that are installed. */
export function fieldsWith(transports: readonly OfferedTransport[]): Fields {
  const { label, help } = connectionFields.transport
  const of = transports.map((each) => ({ value: each.name, label: each.label }))
  return {
    ...connectionFields,
    transport: { kind: 'choice', label, help, required: true, of },
  }
}

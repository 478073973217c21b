import type { Fields } from '#kernel/fields/field'

import { wording } from '#plugins/gateway/lang/wording'

/** Which reports go through a connection: those of the test environment, or those of the formal one. */
const served = [
  { value: 0, label: wording('connection.test') },
  { value: 1, label: wording('connection.formal') },
] as const

/**
 * A connection of a company. What its transport asks for beside that are `options`, by the names of the
 * fields of the transport (`GET /gateway/transports`); what is secret is given by a call of its own.
 */
export const connectionFields = {
  name: { kind: 'text', label: wording('connection.name'), required: true, max: 100 },
  transport: {
    kind: 'text',
    label: wording('connection.transport'),
    help: wording('connection.transport_help'),
    required: true,
    max: 20,
  },
  serves: { kind: 'choice', label: wording('connection.serves'), required: true, of: served },
  sponsorId: {
    kind: 'link',
    label: wording('connection.sponsor'),
    resource: 'sponsors',
    named: ['name'],
  },
  serverId: {
    kind: 'link',
    label: wording('connection.server'),
    resource: 'servers',
    named: ['name'],
  },
  options: {
    kind: 'rows',
    label: wording('connection.options'),
    add: wording('connection.add_option'),
    fields: {
      name: { kind: 'text', label: wording('connection.option'), required: true, max: 40 },
      value: {
        kind: 'text',
        label: wording('connection.value'),
        required: true,
        max: 20_000,
        lines: 2,
      },
    },
  },
} as const satisfies Fields

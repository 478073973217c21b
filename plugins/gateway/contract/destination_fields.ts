import type { Fields } from '#kernel/fields/field'

import { wording } from '#plugins/gateway/lang/wording'

/** Regions of authorities, as projects and due dates name them. */
const regions = ['CN', 'EU', 'US', 'JP', 'KR'] as const

/** Which day counts as that of the submission. */
const countedFrom = ['sending', 'receipt', 'acknowledgement'] as const

const identifier = (
  label: 'batch_sender' | 'batch_receiver' | 'message_sender' | 'message_receiver'
) => ({ kind: 'text', label: wording(`destination.${label}`), required: true, max: 60 }) as const

/** Where the reports of a project go. Without a connection somebody uploads the file at a portal. */
export const destinationFields = {
  code: {
    kind: 'text',
    label: wording('destination.code'),
    help: wording('destination.code_help'),
    required: true,
    max: 20,
    form: 'code',
  },
  name: { kind: 'text', label: wording('destination.name'), required: true, max: 100 },
  region: {
    kind: 'choice',
    label: wording('destination.region'),
    required: true,
    of: regions.map((value) => ({ value, label: wording(`region.${value}`) })),
  },
  authority: {
    kind: 'text',
    label: wording('destination.authority'),
    help: wording('destination.authority_help'),
    required: true,
    max: 20,
  },
  connectionId: {
    kind: 'link',
    label: wording('destination.connection'),
    help: wording('destination.connection_help'),
    resource: 'gateway_ways',
    named: ['name'],
  },
  batchSender: identifier('batch_sender'),
  batchReceiver: identifier('batch_receiver'),
  messageSender: identifier('message_sender'),
  messageReceiver: identifier('message_receiver'),
  fileName: {
    kind: 'text',
    label: wording('destination.file_name'),
    help: wording('destination.file_name_help'),
    required: true,
    max: 100,
  },
  maxMegabytes: { kind: 'number', label: wording('destination.max_megabytes'), min: 1, max: 500 },
  countsFrom: {
    kind: 'choice',
    label: wording('destination.counts_from'),
    required: true,
    default: 'receipt',
    of: countedFrom.map((value) => ({ value, label: wording(`counts_from.${value}`) })),
  },
  remindHours: {
    kind: 'number',
    label: wording('destination.remind_hours'),
    required: true,
    min: 1,
    max: 720,
  },
  escalateHours: {
    kind: 'number',
    label: wording('destination.escalate_hours'),
    required: true,
    min: 1,
    max: 720,
  },
  contact: { kind: 'text', label: wording('destination.contact'), max: 200 },
} as const satisfies Fields

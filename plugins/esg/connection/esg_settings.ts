import type { Fields, ValuesOf } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import type { Words } from '#kernel/language/words'

import type { Connection } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/esg/lang/server/wording'

const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: { en: value, zh: value } as Words }))

/** Centres, and types of submissions that are safety reports (FDA: center submission types). */
const centers = ['CDER', 'CBER'] as const
const submissionTypes = ['AERS', 'AERS_PREMKT_CDER', 'AERS_PREMKT_CBER'] as const

/** Where the FDA is reached, unless a connection says otherwise. */
const usual = {
  apiUrl: 'https://external-api-esgng.fda.gov',
  uploadUrl: 'https://upload-api-esgng.fda.gov',
} as const

/** What a connection to the FDA has to say. */
export const esgFields = {
  clientId: {
    kind: 'text',
    label: wording('connection.client_id'),
    help: wording('connection.client_id_help'),
    required: true,
    max: 200,
  },
  clientSecret: {
    kind: 'text',
    label: wording('connection.client_secret'),
    required: true,
    max: 500,
    isSecret: true,
  },
  userId: {
    kind: 'text',
    label: wording('connection.user_id'),
    help: wording('connection.user_id_help'),
    required: true,
    max: 12,
  },
  companyId: { kind: 'text', label: wording('connection.company_id'), required: true, max: 12 },
  center: {
    kind: 'choice',
    label: wording('connection.center'),
    required: true,
    of: named(centers),
  },
  submissionType: {
    kind: 'choice',
    label: wording('connection.submission_type'),
    help: wording('connection.submission_type_help'),
    required: true,
    of: named(submissionTypes),
  },
  apiUrl: {
    kind: 'text',
    label: wording('connection.api_url'),
    help: wording('connection.url_help', { url: usual.apiUrl }),
    max: 300,
  },
  uploadUrl: {
    kind: 'text',
    label: wording('connection.upload_url'),
    help: wording('connection.url_help', { url: usual.uploadUrl }),
    max: 300,
  },
} as const satisfies Fields

/** Those that are sealed. */
export const esgSecrets = ['clientSecret'] as const

/** A connection to the FDA, read. */
export interface EsgSettings extends Omit<ValuesOf<typeof esgFields>, 'userId' | 'companyId'> {
  /** The gateway takes whole numbers alone. */
  readonly userId: number
  readonly companyId: number
  readonly isFormal: boolean
}

/** Reads a connection; a sentence where it cannot be used. */
export function readEsgSettings({ values, isFormal }: Pick<Connection, 'values' | 'isFormal'>) {
  const stated = readValues(esgFields, values) as ValuesOf<typeof esgFields>
  if (!stated.clientId || !stated.clientSecret) return { fault: wording('connection.no_secret') }
  const isNumber = (text: string) => /^\d{1,12}$/.test(text)
  if (!isNumber(stated.userId) || !isNumber(stated.companyId)) {
    return { fault: wording('connection.no_numbers') }
  }
  const settings: EsgSettings = {
    ...{ ...stated, isFormal },
    ...{ userId: Number(stated.userId), companyId: Number(stated.companyId) },
    ...{ apiUrl: stated.apiUrl || usual.apiUrl, uploadUrl: stated.uploadUrl || usual.uploadUrl },
  }
  return { settings }
}

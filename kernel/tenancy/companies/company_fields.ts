import type { Fields } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'

/** Type 1 manages drugs and servers, type 2 sponsors. */
const companyTypes = [
  { value: 1, label: wording('company_fields.type_1_drugs_and_servers') },
  { value: 2, label: wording('company_fields.type_2_sponsors') },
] as const

/** What kind of report unit it is to a regulator. */
const reportUnitCategories = [
  { value: 1, label: wording('company_fields.medical_site') },
  { value: 2, label: wording('company_fields.operating_company') },
  { value: 3, label: wording('company_fields.manufacturer') },
  { value: 4, label: wording('company_fields.personal') },
  { value: 5, label: wording('company_fields.other') },
] as const

const passwordPolicies = [
  {
    value: 'basic',
    label: wording('company_fields.basic_6_20_letters_and_digits'),
  },
  {
    value: 'strict',
    label: wording('company_fields.strict_12_characters_or_more_second'),
  },
] as const

/** A company; each field with the longest that it takes. */
export const companyFields = {
  name: { kind: 'text', label: wording('company_fields.company_name'), required: true, max: 100 },
  type: { kind: 'choice', label: wording('company_fields.type'), required: true, of: companyTypes },
  maxProjects: {
    kind: 'number',
    label: wording('company_fields.maximum_projects'),
    required: true,
    min: 1,
    max: 10_000,
  },
  maxUsers: {
    kind: 'number',
    label: wording('company_fields.maximum_users'),
    min: 1,
    max: 100_000,
    help: wording('company_fields.without_a_number_no_limit'),
  },
  passwordPolicy: {
    kind: 'choice',
    label: wording('company_fields.password_policy'),
    required: true,
    of: passwordPolicies,
  },
  contact: { kind: 'text', label: wording('company_fields.contact'), max: 24 },
  phone: { kind: 'text', label: wording('company_fields.phone'), max: 20, form: 'phone' },
  fax: { kind: 'text', label: wording('company_fields.fax'), max: 20, form: 'phone' },
  address: { kind: 'text', label: wording('company_fields.address'), max: 200 },
  department: {
    kind: 'text',
    label: wording('company_fields.responsible_department'),
    max: 200,
  },
  reportUnitCategory: {
    kind: 'choice',
    label: wording('company_fields.report_unit_category'),
    of: reportUnitCategories,
  },
  serverName: { kind: 'text', label: wording('company_fields.server_name'), max: 200 },
  adrAccount: {
    kind: 'text',
    label: wording('company_fields.national_adr_account'),
    max: 200,
  },
} as const satisfies Fields

/** The first administrator, made together with a company. */
export const companyAdministratorFields = {
  adminUsername: {
    kind: 'text',
    label: wording('company_fields.user_name'),
    required: true,
    max: 24,
    form: 'code',
  },
  adminName: { kind: 'text', label: wording('company_fields.full_name'), required: true, max: 24 },
  adminEmail: {
    kind: 'text',
    label: wording('company_fields.e_mail'),
    required: true,
    max: 32,
    form: 'email',
  },
  password: {
    kind: 'text',
    label: wording('company_fields.first_password'),
    required: true,
    max: 128,
    isSecret: true,
    help: wording('company_fields.as_the_password_policy_asks_tell'),
  },
} as const satisfies Fields

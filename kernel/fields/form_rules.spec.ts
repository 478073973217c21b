import { test } from '@japa/runner'

import { checkValues } from '#kernel/fields/check_values'
import type { Fields } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import { userFields } from '#kernel/people/users/user_fields'
import { companyAdministratorFields, companyFields } from '#kernel/tenancy/companies/company_fields'
import { projectFields } from '#kernel/tenancy/projects/project_fields'

const long = (letters: number) => 'x'.repeat(letters)
const digits = (count: number) => '1'.repeat(count)
const mailbox = (letters: number) => `${long(letters - 5)}@c.cn`

interface FormRule {
  readonly rule: string
  /** The forms that ask for it, and the field of each. */
  readonly asked: readonly (readonly [Fields, string])[]
  readonly pass: readonly (string | number)[]
  readonly fail: readonly (string | number)[]
}

const people = [
  [userFields, 'email'],
  [companyAdministratorFields, 'adminEmail'],
] as const

/** Every form of the back office holds the numbered rules of its fields. */
const rules: readonly FormRule[] = [
  {
    rule: 'USR-01 user name at most 24 characters',
    asked: [
      [userFields, 'username'],
      [userFields, 'name'],
      [companyAdministratorFields, 'adminUsername'],
      [companyAdministratorFields, 'adminName'],
    ],
    pass: [long(24)],
    fail: [long(25), ''],
  },
  {
    rule: 'USR-02 mailbox at most 32 characters',
    asked: people,
    pass: [mailbox(32)],
    fail: [mailbox(33)],
  },
  {
    rule: 'USR-03 contact number at most 20 characters',
    asked: [
      [userFields, 'phone'],
      [companyFields, 'phone'],
      [companyFields, 'fax'],
    ],
    pass: [digits(20), ''],
    fail: [digits(21)],
  },
  {
    rule: 'USR-04 project description at most 200 characters',
    asked: [
      [projectFields, 'overview'],
      [userFields, 'description'],
    ],
    pass: [long(200), ''],
    fail: [long(201)],
  },
  {
    rule: 'USR-05 project text at most 200 characters',
    asked: [[projectFields, 'name']],
    pass: [long(200)],
    fail: [long(201)],
  },
  {
    rule: 'USR-06 e-mail format',
    asked: people,
    pass: ['a.b@c.com.cn'],
    fail: ['a@b', 'a@b.c', 'a b@c.cn', 'a@', '@c.cn', 'a@b@c.cn'],
  },
  {
    rule: 'USR-07 positive whole number',
    asked: [
      [projectFields, 'maxCases'],
      [projectFields, 'maxUsers'],
      [companyFields, 'maxProjects'],
    ],
    pass: ['10', 1],
    fail: ['0', '1.5', '-3', 'x'],
  },
]

/** Whether a form takes that value for that field, whatever else it asks for. */
function isTaken(fields: Fields, name: string, value: unknown): boolean {
  const form = { [name]: fields[name]! }
  return checkValues(form, readValues(form, { [name]: value })).length === 0
}

test.group('Rules of forms', () => {
  for (const { rule, asked, pass, fail } of rules) {
    test(rule, ({ assert }) => {
      for (const [fields, name] of asked) {
        for (const value of pass) assert.isTrue(isTaken(fields, name, value), `${name}: ${value}`)
        for (const value of fail) assert.isFalse(isTaken(fields, name, value), `${name}: ${value}`)
      }
    })
  }
})

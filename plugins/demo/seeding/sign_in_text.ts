import { builtInRoles } from '#kernel/access/roles/built_in_roles'

import {
  DEMO_PASSWORD,
  demoCompanies,
  type DemoUser,
  platformUser,
} from '#tests/invented/companies'

/** The sign-ins of the demonstration, as `npm start` prints them. */
export function signInText(): string {
  const parts = demoCompanies.flatMap(({ name, users }) => ['', `  ${name}`, ...users.map(lineOf)])
  const first = `  Sign in as (the password of all is ${DEMO_PASSWORD}):`
  return [first, ...parts, '', lineOf(platformUser), ''].join('\n')
}

function lineOf({ username, role }: DemoUser): string {
  const { name } = builtInRoles.find(({ code }) => code === role)!
  return `    ${username.padEnd(16)}${name.en.padEnd(26)}${name.zh}`
}

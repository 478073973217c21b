import { builtInRoles } from '#kernel/access/roles/built_in_roles'

import { DEMO_PASSWORD, demoUsers } from '#tests/invented/company'

/** The sign-ins of the demonstration, as `npm start` prints them. */
export function signInText(): string {
  const lines = demoUsers.map(({ username, role }) => {
    const { name } = builtInRoles.find(({ code }) => code === role)!
    return `    ${username.padEnd(14)}${name.en.padEnd(26)}${name.zh}`
  })
  return [`  Sign in as (the password of all is ${DEMO_PASSWORD}):`, '', ...lines, ''].join('\n')
}

import { builtInRoles } from '#kernel/access/roles/built_in_roles'
import { answering, has, listOf, text, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { seededPeople } from '#kernel/seed/seeded_people'

import {
  DEMO_PASSWORD,
  demoCompanies,
  type DemoUser,
  platformUser,
} from '#tests/invented/companies'

/** Whom a visitor of the demonstration may sign in as; nobody where it was left out. */
export default class PeopleController {
  static readonly takes = {
    handle: {
      what: 'People of the demonstration, for anyone who wants to try it',
      answers: answering({
        password: text,
        companies: listOf(
          has({ name: text, people: listOf(has({ username: text, name: text, role: words })) })
        ),
      }),
    },
  } satisfies Takes

  async handle() {
    const companies = await Promise.all(
      demoCompanies.map(async ({ name, users }, at) => {
        const all: readonly DemoUser[] = at === 0 ? [...users, platformUser] : users
        const there = await seededPeople(
          name,
          all.map(({ username }) => username)
        )
        return { name, people: all.filter(({ username }) => there.has(username)).map(shown) }
      })
    )
    const known = companies.filter(({ people }) => people.length > 0)
    return ok({ password: known.length > 0 ? DEMO_PASSWORD : '', companies: known })
  }
}

function shown({ username, name, role }: DemoUser) {
  return { username, name, role: builtInRoles.find(({ code }) => code === role)!.name }
}

import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

import { builtInRoles } from '#kernel/access/roles/built_in_roles'

import { thingKeys } from '#plugins/demo/start/things'
import { demoCases } from '#tests/invented/cases/demo_cases'
import { DEMO_PASSWORD, demoCompanies, platformUser } from '#tests/invented/companies'

const page = readFileSync('docs/demonstration.md', 'utf8')
const { things } = JSON.parse(readFileSync('plugins/demo/lang/en.json', 'utf8'))

/** The line of the table that says who somebody is. */
const rowOf = (username: string) =>
  page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${username}\``)) ?? ''
const nameOf = (role: string) => builtInRoles.find(({ code }) => code === role)!.name.en

test.group('The page of the demonstration', () => {
  test('names everyone, each company and each project that it brings', ({ assert }) => {
    for (const { name, projects, users } of demoCompanies) {
      assert.include(page, `_${name.replace(/ [^ ]*$/, '')}_`)
      for (const { code } of projects) assert.include(page, `\`${code}\``)
      for (const { username, role } of users) assert.include(rowOf(username), nameOf(role))
    }
    assert.include(rowOf(platformUser.username), nameOf(platformUser.role))
    assert.include(page, DEMO_PASSWORD)
  })

  test('tells the five things to try in their order, by the names that the screen gives them', ({
    assert,
  }) => {
    const titles = [...page.matchAll(/^\d\. \*\*(.*)\.\*\*/gm)].map(([, title]) => title)
    assert.deepEqual(
      titles,
      thingKeys.map((key) => things[key].title)
    )
  })

  test('counts its cases and the countries that they are from', ({ assert }) => {
    assert.equal(demoCases.length, 60, 'Sixty cases')
    assert.equal(new Set(demoCases.map(({ country }) => country)).size, 10, 'ten countries')
    assert.include(page, 'Sixty cases in Chinese and English, from ten countries')
  })
})

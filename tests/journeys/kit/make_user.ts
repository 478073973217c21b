import { firstPasswordFields } from '#kernel/people/accounts/account_fields'
import { userFields } from '#kernel/people/users/user_fields'

import { fill, option, save } from '#tests/journeys/kit/fill_form'
import { Person } from '#tests/journeys/kit/person'

/** What journeys type for people whom they make. */
export const FIRST_PASSWORD = 'Start123'
const OWN_PASSWORD = 'Later4567'

interface Wish {
  readonly name: string
  readonly username: string
  /** Code of the project, and what the role is called on the screen. */
  readonly project: string
  readonly role: string
}

/** An administrator of a company makes a user with a role in a project. */
export async function makeUser(person: Person, { name, username, project, role }: Wish) {
  const { page, lang } = person
  await page.goto('/company/user/list')
  await person.button('admin.users.new').first().click()
  await fill(person, userFields, { name, username, email: `${username}@example.com` })
  await page.getByRole('button', { name: userFields.projects.add[lang] }).click()
  for (const [field, text] of Object.entries({ project, role })) {
    const { label } = userFields.projects.fields[field as 'project' | 'role']
    const cell = page.getByLabel(`${label[lang]} 1`, { exact: true }).first()
    const chosen = cell.locator('option', { hasText: text })
    await cell.selectOption(await chosen.getAttribute('value'))
  }
  const typed = option(firstPasswordFields.passwordBy, 'typed', lang)
  await fill(person, firstPasswordFields, { passwordBy: typed, password: FIRST_PASSWORD })
  await person.look('user-new')
  await save(person, name, username)
}

/** Signs in for the first time: somebody else chose the password, so another one is chosen first. */
export async function arriveFirst(lang: Person['lang'], username: string): Promise<Person> {
  const person = await Person.arrive(lang)
  const { page, t } = person
  await person.signIn(username, FIRST_PASSWORD)
  await person.text('password.expired').waitFor()
  await page.getByLabel(t('password.new'), { exact: true }).fill(OWN_PASSWORD)
  await page.getByLabel(t('password.repeat'), { exact: true }).fill(OWN_PASSWORD)
  await person.button('password.change_and_enter').click()
  return person
}

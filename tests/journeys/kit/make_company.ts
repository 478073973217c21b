import { companyAdministratorFields, companyFields } from '#kernel/tenancy/companies/company_fields'

import { fill, option, save } from '#tests/journeys/kit/fill_form'
import { arriveFirst, FIRST_PASSWORD } from '#tests/journeys/kit/make_user'
import { Person } from '#tests/journeys/kit/person'
import type { Language } from '#tests/journeys/kit/words'

interface Wish {
  readonly name: string
  readonly type: 1 | 2
  /** User name of the first administrator. */
  readonly username: string
  readonly maxProjects: number
}

/** The platform makes a company with its administrator, who then signs in. */
export async function makeCompany(lang: Language, { name, type, username, maxProjects }: Wish) {
  const platform = await Person.arrive(lang)
  const { page } = platform
  await platform.signIn('platform')
  await page.waitForURL('**/admin/home')
  await platform.link(platform.t('kernel_server:screens.companies')).first().click()
  await platform.row('Demo Pharma').waitFor()
  await platform.look('companies')
  await platform.button('admin.companies.new').first().click()
  await platform.button('admin.save').click()
  await page.getByRole('alert').first().waitFor()
  await platform.look('company-errors')
  await fill(platform, companyFields, {
    name,
    type: option(companyFields.type, type, lang),
    maxProjects: String(maxProjects),
    contact: 'Ann Sample',
    phone: '+86 10 6666 7777',
  })
  await fill(platform, companyAdministratorFields, {
    adminName: 'Journey Admin',
    adminUsername: username,
    adminEmail: `${username}@example.com`,
  })
  await page.getByLabel(companyAdministratorFields.password.label[lang]).fill(FIRST_PASSWORD)
  await platform.look('company-filled')
  await save(platform, name)
  return { platform, administrator: await arriveAsAdministrator(lang, username) }
}

async function arriveAsAdministrator(lang: Language, username: string) {
  const administrator = await arriveFirst(lang, username)
  const { page, t } = administrator
  await administrator.text('project.none_yet_text').waitFor()
  await administrator.look('administrator-without-project')
  await administrator.link(t('shell.administration')).click()
  await page.getByRole('heading', { name: t('admin.levels.company') }).waitFor()
  return administrator
}

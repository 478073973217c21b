import { test } from '@japa/runner'

import { projectFields } from '#kernel/tenancy/projects/project_fields'
import { roleFields } from '#kernel/access/roles/role_fields'

import { expectedCodes } from '#tests/invented/dictionary/expected/expected'
import { demoTexts } from '#tests/coding/demo_release'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeZip } from '#tests/files/make_zip'
import { leaveTheDemonstration, loadRelease, settleRelease } from '#tests/journeys/kit/dictionary'
import { fill, option, save } from '#tests/journeys/kit/fill_form'
import { importFile } from '#tests/journeys/kit/import_file'
import { makeCompany } from '#tests/journeys/kit/make_company'
import { arriveFirst, makeUser } from '#tests/journeys/kit/make_user'
import { KeyboardOnly } from '#tests/journeys/kit/keyboard_only'
import type { Person } from '#tests/journeys/kit/person'
import { storedContent } from '#tests/journeys/kit/stored_content'
import { languagesOf, type Language } from '#tests/journeys/kit/words'

/** Each language makes a company of its own. */
const told = {
  en: {
    company: 'Harbour Coding',
    project: 'HC-1',
    admin: 'harbour.admin',
    coder: 'harbour.coder',
  },
  zh: { company: '港湾编码', project: 'GW-1', admin: 'gangwan.admin', coder: 'gangwan.coder' },
} as const

const rights = {
  en: [
    ...[
      'View cases',
      'Edit cases',
      'Import cases',
      'Medical coding (bulk coding and up-versioning)',
    ],
    'Medical dictionary: version and synonyms',
    'Work on cases at this step: Case entry',
  ],
  zh: [
    ...['查看案例', '编辑案例', '导入案例', '医学编码（批量编码与升版）'],
    '医学词典版本与同义词',
    '处理该节点的案例：案例录入',
  ],
} as const

/** The version that cases are coded with first, and the one that is loaded and taken afterwards. */
const OLD = '91.0'
const NEW = '92.1'

const REPORTS = 125
const REACTIONS = 4

/** The release that the journey loads: 91.1 under another number, in which one more term is retired. */
function releaseTexts(lang: Language) {
  const texts = Object.entries(demoTexts('91.1', lang)).map(([name, text]) => [
    name,
    text.replaceAll('91.1', NEW),
  ])
  const release = Object.fromEntries(texts)
  const retired = /^(90200005\$.*\$)Y(\$.*)$/m
  release['llt.asc'] = release['llt.asc'].replace(retired, '$1N$2')
  return release
}

/** Reports that say the five hundred verbatims, four in each. */
async function fiveHundred(lang: Language): Promise<Buffer> {
  const files = Array.from({ length: REPORTS }, (_, at) => {
    const verbatims = expectedCodes.slice(at * REACTIONS, (at + 1) * REACTIONS)
    const content = reportContent({
      C_1_1: `XX-CODING-${lang}-${String(at + 1).padStart(3, '0')}`,
      E_i: verbatims.map(({ verbatim }, row) => ({
        id: `50000000-0000-4000-8000-${String(row + 1).padStart(12, '0')}`,
        E_i_1_2: verbatim,
        E_i_3_2a: { nullFlavor: 'NI' },
      })),
    })
    return [`${String(at + 1).padStart(3, '0')}.xml`, makeMessage(content)]
  })
  return makeZip(Object.fromEntries(files))
}

async function setUp(person: Person) {
  const { page, lang } = person
  const { project, coder } = told[lang]
  await page.goto('/company/project/info')
  await fill(person, projectFields, {
    ...{ code: project, name: project, startDate: '2026-03-01' },
    type: option(projectFields.type, 1, lang),
  })
  await save(person, project)
  await page.goto('/company/company_role/role/add')
  await fill(person, roleFields, { nameZh: '编码员', nameEn: 'Coder' })
  for (const right of rights[lang]) {
    await page.getByRole('checkbox', { name: right, exact: true }).check()
  }
  await save(person, '编码员')
  const role = lang === 'zh' ? '编码员' : 'Coder'
  await makeUser(person, { name: role, username: coder, project, role })
}

/** The cursor stands on the list of cases; the keys alone lead to the coded and saved reaction. */
async function codeByKeyboard(person: Person, caseNo: string) {
  const { page } = person
  const keys = new KeyboardOnly(page)
  const goTo = async (wanted: string) => {
    await keys.press('Control+k')
    await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'))
    await keys.type(wanted)
    await page.getByRole('option').filter({ hasText: wanted }).first().waitFor()
    await keys.press('Enter')
  }
  await goTo(caseNo)
  await keys.arrive('case_identification')
  await goTo('E.i.2.1b')
  await keys.arrive('adverse_events')
  await page.waitForFunction(() => document.activeElement?.closest('[data-path$="E_i_2_1b"]'))
  await keys.press('Control+m')
  const dialog = page.getByRole('dialog', { name: person.t('coding:pick.title') })
  await dialog.locator('[role=option][aria-selected=true]').waitFor()
  await person.look('coding-by-keyboard')
  await keys.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await keys.press('Control+s')
  await person.text('cases:edit.all_saved').waitFor()
  console.log(`  keystrokes to code a case (${person.lang}): ${keys.typed + keys.steered}`)
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Medical coding (${lang})`, (group) => {
    group.teardown(leaveTheDemonstration)
    test('a release is loaded, approved, activated; a case is coded by keys; five hundred imported verbatims by themselves and from the list; all go to the next version', async ({
      assert,
    }) => {
      const { company, admin, coder, project } = told[lang]
      const { platform, administrator } = await makeCompany(lang, {
        ...{ name: company, type: 2, maxProjects: 2 },
        username: admin,
      })
      await setUp(administrator)
      await loadRelease(platform, 'coding.zip', releaseTexts(lang))
      await platform.text('coding:loads.done').waitFor()
      await platform.link(platform.t('coding:loads.open_release')).click()
      await settleRelease(platform, 'approve')
      await settleRelease(platform, 'activate')

      const person = await arriveFirst(lang, coder)
      const { page, t } = person
      await person.enter(project, 0)
      await page.goto('/system/coding')
      await page.getByRole('combobox', { name: t('coding:settings.version') }).selectOption(OLD)
      await person.look('coding-settings')
      await page.keyboard.press('Control+s')
      await page.getByText(t('coding:settings.saved'), { exact: true }).waitFor()

      await page.goto('/center/case')
      const zip = {
        name: 'reports.zip',
        mimeType: 'application/zip',
        buffer: await fiveHundred(lang),
      }
      await importFile(person, zip, 'new')
      await person.text('e2b:import.sum.new', { count: REPORTS }).first().waitFor()
      await page.keyboard.press('Escape')
      await page.reload()
      await page.locator('table[aria-busy=false]').waitFor()
      await codeByKeyboard(person, `${project}-000001`)

      await page.goto('/coding')
      await page.locator('[role=option]').first().waitFor()
      await person.look('coding-review')
      await person.button('coding:review.autocode').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('coding:review.autocode') })
        .click()
      await person.text('coding:runs.done').waitFor()
      await person.look('coding-done')
      const strip = await page
        .getByRole('status')
        .filter({ hasText: t('coding:runs.done') })
        .innerText()
      console.log(`  ${strip.replace(/\s+/g, ' ')}`)
      assert.match(strip, lang === 'zh' ? /自动编码率 2[89](\.\d)?%/ : /autocoded 2[89](\.\d)? %/)

      const first = page.locator('[role=option][aria-selected=true] b')
      const aside = await first.innerText()
      await page.keyboard.press('r')
      const line = (words: string) =>
        page.locator('[role=option] b').getByText(words, { exact: true })
      await line(aside).waitFor({ state: 'detached' })
      // On to the next one for which the dictionary has something.
      while (await person.button('coding:review.accept').isDisabled())
        await page.keyboard.press('n')
      const accepted = await first.innerText()
      await page.keyboard.press('a')
      await line(accepted).waitFor({ state: 'detached' })
      await page.keyboard.press('c')
      const dialog = page.getByRole('dialog', { name: t('coding:pick.title') })
      await dialog.getByRole('combobox', { name: t('coding:pick.search') }).fill('Demo red rash')
      await dialog.locator('[role=option]').filter({ hasText: '90200012' }).waitFor()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('combobox', { name: t('coding:review.view') }).selectOption('aside')
      await page.locator('[role=option]').filter({ hasText: aside }).waitFor()
      await person.look('coding-aside')

      // What was accepted first was a mistake.
      await page.goto('/coding/runs')
      const chosen = page.getByRole('row').filter({ hasText: /→ (Demo red rash|演示红疹)/ })
      await chosen.waitFor()
      await person.row(`“${accepted}”`).getByRole('button').click()
      await person.button('coding:runs.take_back').click()
      await person.look('coding-take-back')
      await page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: t('coding:runs.take_back') })
        .click()
      await person.button('coding:runs.show_taking_back').waitFor()
      await page.keyboard.press('Escape')
      const [kind, done] = [t('coding:runs.kinds.take_back'), t('coding:runs.states.done')]
      await person.row(kind, done).waitFor()
      await person.row(t('coding:runs.states.taken_back')).waitFor()
      await person.look('coding-runs')
      await page.goto('/coding')
      await line(accepted).waitFor()

      // One case goes ahead, from its MedDRA page.
      await page.goto('/center/case')
      await person.openCase(`${project}-000002`)
      await page
        .locator('#page-meddra')
        .getByRole('button', { name: t('coding:recoding.act') })
        .click()
      const recodeIt = page.getByRole('dialog').getByRole('button', {
        name: t('coding:recoding.recode'),
        exact: true,
      })
      await page.getByRole('combobox', { name: t('coding:recoding.to') }).selectOption(NEW)
      await person.look('coding-recode-case')
      await recodeIt.click()
      await recodeIt.last().click()
      await person.text('coding:runs.done').waitFor()
      await person.text('coding:runs.cases', { done: 1, total: 1 }).waitFor()
      await page.keyboard.press('Escape')

      await page.goto('/coding/recoding')
      await page.getByRole('combobox', { name: t('coding:recoding.to') }).selectOption(NEW)
      await person.row('90200005').waitFor()
      await person.look('coding-impact')
      await person.row('90200005').getByRole('button').first().click()
      await person.button('coding:recoding.recode').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('coding:recoding.recode') })
        .click()
      await person.text('coding:recoding.no_cases', {}).first().waitFor()
      await person.look('coding-recoded')
      await page.goto('/center/case')
      await person.openFromList(`${project}-000001`)
      const caseId = /cases\/([0-9a-f-]{36})/.exec(page.url())![1]!
      const content = await storedContent(caseId)
      const versions = (content.E_i as { E_i_2_1a?: string }[]).flatMap(
        ({ E_i_2_1a: of }) => of ?? []
      )
      assert.isNotEmpty(versions)
      assert.deepEqual([...new Set(versions)], [NEW])
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}

// needs: queries
import { test } from '@japa/runner'

import { PLATFORM_SECRET } from '#tests/browser/product'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

const [project, environment] = ['PH302', 0] as const

/** What the other platform asks for before it sends somebody over: a code for one sign-in. */
async function codeFor({ page }: Person, username: string, projectId: string): Promise<string> {
  const answer = await page.context().request.post('/api/login/code', {
    headers: { accept: 'application/json', authorization: `Bearer ${PLATFORM_SECRET}` },
    data: { username, projectId, environment },
  })
  return ((await answer.json()) as { data: { code: string } }).data.code
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Somebody whom another platform sends (${lang})`, () => {
    test('comes to the list of queries with the one that the task is about open, and answers it', async ({
      assert,
    }) => {
      const [asker, sent] = await Promise.all([Person.arrive(lang), Person.arrive(lang)])
      const who = { username: 'medical', password: 'Pharos302' }
      const session = await Session.by(asker.page.context().request, who)
      const projects = (await session.insist('get', '/api/proj/user/access')) as {
        projectId: string
        projectCode: string
      }[]
      const { projectId } = projects.find(({ projectCode }) => projectCode === project)!
      await session.enter(project, environment)
      const { rows } = (await session.insist('get', '/api/cases')) as { rows: { id: string }[] }
      const caseId = rows[0]!.id
      const { people } = (await session.insist('get', `/api/query/receivers?caseId=${caseId}`)) as {
        people: { id: string; name: string }[]
      }
      const receiverId = people.find(({ name }) => name === 'Tang Ke 唐可')!.id
      const content = `${lang}: sent from outside?`
      const asked = { caseId, receiverId, content, send: true }
      const query = (await session.insist('post', '/api/query', asked)) as { id: string }

      const { page, t } = sent
      const code = await codeFor(sent, 'entry', projectId)
      await page.goto(`/login?token=${code}&taskType=2&queryId=${query.id}`)
      await page.waitForURL(`**/center/query?queryId=${query.id}`)
      const thread = page.getByRole('dialog')
      await thread.getByText(content).first().waitFor()
      await sent.look('outside-query')
      await thread
        .getByRole('textbox', { name: t('queries:thread.box.reply') })
        .fill(`${lang}: yes`)
      await sent.button('queries:thread.reply').click()
      await sent.text('queries:thread.done.reply').waitFor()
      await page.keyboard.press('Escape')
      await sent.row(content, t('queries:status.replied')).waitFor()

      // A task without a query leads to the list, a task of the other type to the case.
      const again = await codeFor(sent, 'entry', projectId)
      await page.goto(`/login?token=${again}&taskType=2`)
      await page.waitForURL('**/center/query')
      await sent.row(content).waitFor()
      assert.equal(await page.getByRole('dialog').count(), 0)
      const third = await codeFor(sent, 'entry', projectId)
      await page.goto(`/login?token=${third}&taskType=1&caseId=${caseId}`)
      await page.waitForURL(`**/cases/${caseId}`)
      assert.deepEqual(sent.faults, [], 'what axe-core calls serious')
    })
  })
}

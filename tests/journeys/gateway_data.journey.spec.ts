// needs: as2, gateway, simulator
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { test } from '@japa/runner'

import { asActor } from '#tests/factories/as_actor'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'
import { runAce } from '#tests/fixtures/run_ace'
import { authorities } from '#plugins/gateway/contract/authorities'
import { destinationFields } from '#plugins/gateway/contract/destination_fields'
import { makeSoundCase } from '#plugins/gateway/tests/arrive'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Gateway data (${lang})`, () => {
    test('tells the company what went, until when certificates are good; the platform how much', async ({
      assert,
      cleanup,
    }) => {
      const project = await makeProject()
      const folder = await mkdtemp(join(tmpdir(), 'gateway-data-'))
      cleanup(() => rm(folder, { recursive: true }))
      await runAce('as2:certificate', '--name', 'authority', '--out', folder, '--years', '10')
      const of = ['--project', project.code]
      const name = unique('Folder')
      const ace = async (...args: [string, ...string[]]) => {
        const { code, stdout, stderr } = await runAce(...args, ...of)
        assert.equal(code, 0, stdout + stderr)
      }
      await ace('gateway:connection', 'add', name, '--set', 'transport=folder', '--set', 'folder=a')
      await ace(
        ...(['gateway:connection', 'add', 'Authority', '--set', 'ownName=PHAROS'] as const),
        ...['--set', 'partnerName=AUTHORITY', '--set', 'url=https://as2.example.org/as2'],
        ...['--set-file', `partnerCertificate=${join(folder, 'authority.crt')}`]
      )
      await ace('gateway:connection', 'key', 'Authority', '--years', '1')
      await ace(
        ...(['gateway:destination', 'add', 'CDE', '--stage', 'in_test'] as const),
        ...['--set', 'region=CN', '--set', 'authority=CDE', '--set', `connection=${name}`],
        ...['--set', 'batchSender=A', '--set', 'batchReceiver=B'],
        ...['--set', 'messageSender=A', '--set', 'messageReceiver=B']
      )
      const { caseNo } = await asActor(project.scope(), () => makeSoundCase({}))
      await ace('gateway:submit', caseNo, '--to', 'CDE', '--over-warnings')

      const admin = await Person.arrive(lang)
      const session = await Session.by(
        admin.page.context().request,
        await makeUser({ project, administers: 'company' })
      )
      await session.enter(project.code, 0)
      await admin.page.goto('/company/data/gateway')
      await admin.row(name).waitFor()
      await admin.look('gateway-data-connections')
      const view = (key: 'messages' | 'certificates') =>
        admin.page.getByRole('tab', { name: admin.t(`gateway:traffic.view.${key}`) }).click()
      await view('messages')
      await admin.row(name).waitFor()
      await admin.look('gateway-data-messages')
      await view('certificates')
      await admin.row('Authority', admin.t('gateway:traffic.of.own')).waitFor()
      await admin.look('gateway-data-certificates')

      const platform = await Person.arrive(lang)
      await Session.by(
        platform.page.context().request,
        await makeUser({ project, administers: 'platform' })
      )
      await platform.page.goto('/admin/data/gateway')
      await platform.page.getByRole('table').waitFor()
      await platform.look('gateway-data-platform')
      const closed = await runAce('gateway:sending', 'close', '--reason', 'A backup was restored')
      assert.equal(closed.code, 0)
      await platform.page.reload()
      await platform.button('gateway:opening.act').click()
      await platform.look('gateway-sending-closed')
      const dialog = platform.page.getByRole('dialog')
      await dialog.getByLabel(platform.t('gateway:opening.reason')).fill('The former server is off')
      await dialog.getByRole('button', { name: platform.t('gateway:opening.act') }).click()
      await platform.page
        .getByRole('heading', { name: platform.t('gateway:opening.closed') })
        .waitFor({ state: 'detached' })

      const person = await Person.arrive(lang)
      const user = await makeUser({ project, permissions: ['CASE_DECLARE_CONF'] })
      const own = await Session.by(person.page.context().request, user)
      await own.enter(project.code, 0)
      await person.page.goto('/system/submit/add')
      const cde = authorities.find(({ key }) => key === 'CDE')!
      await person.page
        .getByLabel(person.t('gateway:authority.like'))
        .selectOption({ label: cde.name[lang] })
      const receiver = person.page.getByLabel(destinationFields.batchReceiver.label[lang])
      assert.equal(await receiver.inputValue(), 'nmpacdr_test')
      await person.look('gateway-authority')
      assert.deepEqual(
        [...person.faults, ...admin.faults, ...platform.faults],
        [],
        'what axe-core calls serious'
      )
    })
  })
}

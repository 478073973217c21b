// needs: all
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import { builtInRoles } from '#kernel/access/roles/built_in_roles'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

const roles = () =>
  db.connection('owner').from('roles').whereNull('company_id').orderBy('code').select('*')
const lines = async () => {
  const rows = await db.connection('owner').from('audit_lines').whereLike('chain', 'role:%')
  return rows.length
}

async function align(times = 1) {
  const action = await app.container.make(AlignBuiltInRoles)
  await Promise.all(Array.from({ length: times }, () => action.handle()))
}

const ofCustomer = ['CASE_DATA', 'CASE_QUERY', 'PROCESS_CUSTOMER', 'PROCESS_RETURN_CUSTOMER']

test.group('Built-in roles', () => {
  test('are in every installation once, also when several processes start at the same moment', async ({
    assert,
  }) => {
    await align(4)
    const codes = (await roles()).map(({ code }) => code)
    assert.sameMembers(
      codes,
      builtInRoles.map(({ code }) => code)
    )
    assert.lengthOf(codes, 11)
    assert.isTrue((await roles()).every((role) => role.built_in))
  })

  test('carry what the permissions say, the administrators all of their level', async ({
    assert,
  }) => {
    await align()
    const { permissions } = await app.container.make(PluginRegistry)
    const of = new Map((await roles()).map((role) => [role.code, role.permissions as string[]]))
    const ofProject = permissions.filter(({ level }) => (level ?? 'project') === 'project')
    assert.sameMembers(
      of.get('PRO_ADMIN')!,
      ofProject.map(({ code }) => code)
    )
    const ofEntry = [
      ...['CASE_DATA', 'CASE_EDIT', 'CASE_IMPORT_READ', 'CASE_QUERY'],
      ...['LITER_REPORT', 'PROCESS_ENTRY'],
    ]
    assert.sameMembers(of.get('ENTRY')!, ofEntry)
    assert.sameMembers(of.get('CUSTOMER')!, ofCustomer)
    assert.notInclude(of.get('PLATFORM_ADMIN')!, 'CASE_DATA')
  })

  test('are mended when they say something else, and the trail tells so; otherwise nothing is written', async ({
    assert,
  }) => {
    await align()
    const before = await lines()
    await align()
    assert.equal(await lines(), before)
    const owner = db.connection('owner')
    await owner
      .from('roles')
      .where({ code: 'CUSTOMER' })
      .update({ permissions: ['CASE_EDIT'] })
    await align()
    const [customer] = await owner.from('roles').where({ code: 'CUSTOMER' })
    assert.sameMembers(customer.permissions, ofCustomer)
    assert.equal(await lines(), before + 1)
    const [line] = await owner
      .from('audit_lines')
      .where('chain', `role:${customer.id}`)
      .orderBy('seq', 'desc')
    assert.deepEqual(line.changes, [
      { path: 'permissions', before: ['CASE_EDIT'], after: customer.permissions },
    ])
    assert.deepEqual((await verifyAudit(owner)).faults, [])
  })
})

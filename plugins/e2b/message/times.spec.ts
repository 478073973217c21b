import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { writeMessage } from '#plugins/e2b/message/writer'
import {
  catalogue,
  contentOf,
  dosage,
  drugs,
  event,
  messageXml,
  organizer,
  readReport,
} from '#tests/e2b/message_fixture'

const ID = '11111111-1111-4111-8111-111111111111'
const MEDDRA = '2.16.840.1.113883.6.163'

function dosageOf(time: string) {
  const { G_k: rows } = contentOf({ patient: drugs(`<id root="${ID}"/>${dosage(time)}`) })
  const { id: _, ...values } = ((rows as Row[])[0]!.G_k_4_r as Row[])[0]!
  return values
}

function testOf(value: string) {
  const inside = `<component typeCode="COMP"><observation classCode="OBS" moodCode="EVN"><code code="10000001" codeSystem="${MEDDRA}"/>${value}</observation></component>`
  const { id: _, ...values } = (contentOf({ patient: organizer('3', inside) }).F_r as Row[])[0]!
  return values
}

test.group('times and test values of a message', () => {
  test('dosage times are read from SXPR_TS in either order, with and without operator, and alone', ({
    assert,
  }) => {
    const period = '<period value="2" unit="d"/>'
    const dates = '<low value="202501"/><high value="20250203"/>'
    const both = { G_k_4_r_2: '2', G_k_4_r_3: 'd', G_k_4_r_4: '2025-01', G_k_4_r_5: '2025-02-03' }
    const comp = (type: string, inside: string, operator = '') =>
      `<comp xsi:type="${type}"${operator}>${inside}</comp>`
    const time = (inside: string) => `<effectiveTime xsi:type="SXPR_TS">${inside}</effectiveTime>`
    const A = ' operator="A"'
    assert.deepEqual(dosageOf(time(comp('PIVL_TS', period) + comp('IVL_TS', dates, A))), both)
    assert.deepEqual(dosageOf(time(comp('IVL_TS', dates) + comp('PIVL_TS', period, A))), both)
    assert.deepEqual(dosageOf(`<effectiveTime xsi:type="PIVL_TS">${period}</effectiveTime>`), {
      G_k_4_r_2: '2',
      G_k_4_r_3: 'd',
    })
    assert.deepEqual(
      dosageOf(
        '<effectiveTime xsi:type="IVL_TS"><low nullFlavor="ASKU"/><width value="5" unit="h"/></effectiveTime>'
      ),
      { G_k_4_r_4: { nullFlavor: 'ASKU' }, G_k_4_r_6a: '5', G_k_4_r_6b: 'h' }
    )
    assert.deepEqual(
      dosageOf(time(comp('IVL_TS', dates) + comp('IVL_TS', '<width value="3" unit="d"/>', A))),
      { G_k_4_r_4: '2025-01', G_k_4_r_5: '2025-02-03', G_k_4_r_6a: '3', G_k_4_r_6b: 'd' }
    )
  })

  test('test values keep their qualifier: centre, bounds, inclusive or not, NINF and PINF', ({
    assert,
  }) => {
    const interval = (inside: string) =>
      testOf(`<value xsi:type="IVL_PQ">${inside}</value>`).F_r_3_2
    assert.equal(interval('<center value="0.50" unit="mg"/>'), '0.50')
    assert.equal(interval('<low value="10" inclusive="false"/><high nullFlavor="PINF"/>'), '>10')
    assert.equal(interval('<low value="10" inclusive="true"/><high nullFlavor="PINF"/>'), '>=10')
    assert.equal(interval('<low nullFlavor="NINF"/><high value="10" inclusive="false"/>'), '<10')
    assert.equal(interval('<high value="10"/>'), '<=10')
    assert.deepEqual(interval('<low nullFlavor="NINF"/>'), { nullFlavor: 'NINF' })
    assert.equal(testOf('<value xsi:type="PQ" value="7" unit="g"/>').F_r_3_2, '7')
    const range = readReport(
      messageXml({
        patient: organizer(
          '3',
          `<component><observation><code code="1" codeSystem="${MEDDRA}"/><value xsi:type="IVL_PQ"><low value="1"/><high value="2"/></value></observation></component>`
        ),
      })
    )
    assert.lengthOf(
      range.unmapped.filter(({ xml }) => xml.includes('<low value=')),
      1
    )
  })

  test('partial dates stay partial, and text that is no date stays as it came', ({ assert }) => {
    for (const [wire, text] of [
      ['2025', '2025'],
      ['202503', '2025-03'],
      ['20250304', '2025-03-04'],
      ['2025030410', '2025-03-04T10'],
      ['20250304102030.0000+0800', '2025-03-04T10:20:30.0000+08:00'],
      ['in spring', 'in spring'],
    ]) {
      const patient = event(
        ID,
        `<effectiveTime xsi:type="IVL_TS"><low value="${wire}"/></effectiveTime>`
      )
      const report = readReport(messageXml({ patient }))
      assert.equal((report.content.E_i as Row[])[0]!.E_i_4, text)
      assert.include(
        writeMessage({ batch: {}, reports: [report] }, catalogue),
        `<low value="${wire}"/>`
      )
    }
  })
})

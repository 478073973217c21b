import { useGetList, type RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { addAddress, rowAddress } from '#resources/admin/addresses'
import { withQuery } from '#resources/app/calls/with_query'
import { Link } from '#resources/app/navigation/link'
import { useNavigation } from '#resources/app/navigation/navigation'
import { drugReferenceFields } from '#plugins/organisation/contract'
import type { RowOf } from '#resources/admin/resource/list_column'
import { fieldText } from '#resources/app/field_text'
import { say } from '#resources/app/language'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Btn } from '#resources/kit/btn'
import { Panel, Quiet } from '#resources/kit/panel'

type Document = RowOf<'GET /admin/drug_references'>

const shown = ['market', 'suVersion', 'validFrom', 'reactions'] as const

/** The reference documents of a drug, the latest version of each first. */
export function DrugDocuments({ drug }: { drug: RaRecord }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { data = [] } = useGetList<Document>('drug_references', {
    filter: { drugId: drug.id },
    sort: { field: 'validFrom', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  /** A new version begins as what the one before it said. */
  const begin = (before?: Document) => {
    const source = {
      ...before,
      id: undefined,
      revision: undefined,
      suVersion: '',
      drugId: drug.id,
      drugName: before?.drugName ?? (drug.nameEn || drug.nameZh),
    }
    // What a new row begins with react-admin reads from the address.
    go(withQuery(addAddress('drug_references')!, { source: JSON.stringify(source) }))
  }
  return (
    <Panel
      title={t('organisation:references.title')}
      actions={
        <Btn icon="plus" size="small" onClick={() => void begin()}>
          {t('organisation:references.new')}
        </Btn>
      }
    >
      {data.length === 0 ? (
        <p style={{ padding: 14 }}>
          <Quiet>{t('organisation:references.none')}</Quiet>
        </p>
      ) : (
        <MiniTable>
          <thead>
            <tr>
              {shown.map((name) => (
                <th key={name}>{say(drugReferenceFields[name].label)}</th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {data.map((one) => (
              <tr key={one.id}>
                {shown.map((name) => (
                  <td key={name} className={name === 'market' ? undefined : 'num'}>
                    {name === 'suVersion' ? (
                      <Link href={rowAddress('drug_references', one.id)!}>{one.suVersion}</Link>
                    ) : (
                      fieldText(drugReferenceFields[name], one[name])
                    )}
                  </td>
                ))}
                <td style={{ textAlign: 'right' }}>
                  <Btn kind="ghost" size="small" icon="copy" onClick={() => void begin(one)}>
                    {t('organisation:references.next')}
                  </Btn>
                </td>
              </tr>
            ))}
          </tbody>
        </MiniTable>
      )}
    </Panel>
  )
}

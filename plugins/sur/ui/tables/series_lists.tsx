import { useTranslation } from 'react-i18next'
import { type QualityList, qualityLists } from '#plugins/sur/contract/series'
import type { ShownCase, ShownTables } from '#plugins/sur/contract/shown_tables'
import { Link } from '#resources/app/navigation/link'
import { Panel, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { CaseFrame } from './case_frame'
import { TableFrame } from './table_frame'

/** Cases that somebody looks through before the figures are relied on, by what is doubtful. */
export function QualityLists({ cases }: Pick<ShownTables, 'cases'>) {
  const { t } = useTranslation()
  const listed = (list: QualityList) => cases.filter(({ quality }) => quality.includes(list))
  return (
    <div>
      <Quiet as="p" sx={{ mt: 0 }}>
        {t('sur:quality.text')}
      </Quiet>
      {qualityLists.map((list) => (
        <Panel
          key={list}
          level="h3"
          title={t(`sur:quality.${list}`)}
          hint={t('sur:tables.cases', { count: listed(list).length })}
        >
          {listed(list).length > 0 && (
            <CaseFrame>
              {listed(list).map((one) => (
                <li key={one.caseId}>
                  <Link href={`/cases/${one.caseId}`}>{one.caseNo}</Link>
                  <Quiet>{one.received}</Quiet>
                </li>
              ))}
            </CaseFrame>
          )}
        </Panel>
      ))}
    </div>
  )
}

/** All cases of the project: in which version they count, or why they do not. */
export function SeriesList({ cases, lockPoint }: Pick<ShownTables, 'cases' | 'lockPoint'>) {
  const { t } = useTranslation()
  const why = ({ out }: ShownCase) =>
    out ? <Tag tone="grey">{t(`sur:out.${out}`)}</Tag> : <Tag tone="green">{t('sur:out.none')}</Tag>
  return (
    <>
      <Quiet as="p" sx={{ mt: 0 }}>
        {t('sur:series.text', { day: lockPoint })}
      </Quiet>
      {cases.length === 0 ? (
        <p>{t('sur:tables.none')}</p>
      ) : (
        <TableFrame data-texts aria-label={t('sur:series.title')}>
          <thead>
            <tr>
              <th scope="col">{t('sur:series.case')}</th>
              <th scope="col">{t('sur:series.version')}</th>
              <th scope="col">{t('sur:series.received')}</th>
              <th scope="col">{t('sur:series.recent')}</th>
              <th scope="col">{t('sur:series.counts')}</th>
            </tr>
          </thead>
          <tbody>
            {cases.map((one) => (
              <tr key={one.caseId} data-kind="row">
                <th scope="row">
                  <Link href={`/cases/${one.caseId}`}>{one.caseNo}</Link>
                </th>
                <td>{one.version ?? '—'}</td>
                <td>{one.received ?? '—'}</td>
                <td>{one.recent ?? '—'}</td>
                <td>{why(one)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </>
  )
}

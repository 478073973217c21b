import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { countsAs, severityTones } from '#resources/forms/findings/severity'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { type ExportReport, leftOut } from './export_report'

const Root = styled('section')({
  'marginTop': 16,
  'paddingTop': 12,
  'borderTop': `1px solid ${colour.line}`,
  '& h3': { margin: '0 0 4px', fontSize: 13, fontWeight: 650 },
  '& p': { margin: 0 },
})
const List = styled('ul')({
  'listStyle': 'none',
  'margin': '6px 0 0',
  'padding': 0,
  'maxHeight': 220,
  'overflow': 'auto',
  'fontSize': 12,
  'overflowWrap': 'anywhere',
  '& li': { padding: '3px 0' },
})

const KINDS = ['error', 'warning', 'note']

/** What the schema and the rules say of the message, and what stays out of it. */
export function ExportFindings({ report }: { report: ExportReport }) {
  const { t } = useTranslation()
  const { schemaErrors, mustBeChecked, findings } = report
  const left = leftOut(report)
  const sorted = findings.toSorted(
    (a, b) => KINDS.indexOf(countsAs(a)) - KINDS.indexOf(countsAs(b))
  )
  return (
    <>
      <Root role="status">
        <h3>{t('e2b:export.schema')}</h3>
        {schemaErrors === null ? (
          <p style={{ color: mustBeChecked ? colour.redDeep : colour.amber }}>
            {t(mustBeChecked ? 'e2b:export.must_be_checked' : 'e2b:export.unchecked')}
          </p>
        ) : schemaErrors.length === 0 ? (
          <p style={{ color: colour.green }}>{t('e2b:export.valid')}</p>
        ) : (
          <p style={{ color: colour.redDeep }}>
            {t('e2b:export.invalid_text', { count: schemaErrors.length })}
          </p>
        )}
        {schemaErrors && schemaErrors.length > 0 && (
          <List tabIndex={0} aria-label={t('e2b:export.schema')}>
            {schemaErrors.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </List>
        )}
      </Root>
      <Root>
        <h3>{t('e2b:export.findings', { count: findings.length })}</h3>
        {findings.length > 0 && (
          <List tabIndex={0} aria-label={t('e2b:export.findings', { count: findings.length })}>
            {sorted.map(({ rule, path, severity, message }) => (
              <li key={`${rule} ${path} ${message.en}`}>
                <Tag tone={severityTones[severity]}>
                  {t(`e2b:export.kind.${countsAs({ severity })}`)}
                </Tag>{' '}
                {say(message)} <Quiet className="num">{path}</Quiet>
              </li>
            ))}
          </List>
        )}
      </Root>
      {left.length > 0 && (
        <Root>
          <h3>{t('e2b:export.left_out')}</h3>
          <p>{t('e2b:export.left_out_text', { count: left.length })}</p>
          <List tabIndex={0} aria-label={t('e2b:export.left_out')}>
            {left.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </List>
        </Root>
      )}
    </>
  )
}

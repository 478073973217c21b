import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import { CaseLink } from './case_link'
import type { ImportItem } from './import_item'
import { RowNote } from './row_parts'

const Details = styled('details')({
  'fontSize': 12,
  'color': colour.ink2,
  'paddingTop': 3,
  '& summary': { cursor: 'pointer', width: 'fit-content' },
  '& ol': {
    padding: '6px 10px 6px 30px',
    maxHeight: 180,
    overflow: 'auto',
    background: colour.head,
    border: `1px solid ${colour.lineSoft}`,
    borderRadius: 6,
    marginTop: 5,
  },
  '& li': { overflowWrap: 'anywhere', padding: '1px 0' },
  '& p': { padding: '4px 0 2px 13px' },
})

/**
 * What of the message found no place in the case, what the schema of ICH says against the file, and
 * what the rules say against its headers, which no case holds.
 */
export function ItemDetails({ item }: { item: ImportItem }) {
  const { t } = useTranslation()
  const { unmapped, schemaErrors, headerFindings, notes, caseId, caseNo } = item
  return (
    <>
      {notes.map((note, index) => (
        <RowNote key={index}>{say(note)}</RowNote>
      ))}
      {unmapped > 0 && (
        <Details>
          <summary>{t('e2b:import.unmapped', { count: unmapped })}</summary>
          <p>
            {t('e2b:import.unmapped_text')}{' '}
            {caseId && caseNo && (
              <CaseLink id={caseId} no={t('e2b:import.unmapped_show')} anchor="#unmapped" />
            )}
          </p>
        </Details>
      )}
      {schemaErrors.length > 0 && (
        <Details>
          <summary>{t('e2b:import.schema_errors', { count: schemaErrors.length })}</summary>
          <ol>
            {schemaErrors.map((error, index) => (
              <li key={index}>{error}</li>
            ))}
          </ol>
        </Details>
      )}
      {headerFindings.length > 0 && (
        <Details>
          <summary>{t('e2b:import.header_findings', { count: headerFindings.length })}</summary>
          <ol>
            {headerFindings.map(({ rule, element, message }) => (
              <li key={`${rule} ${element} ${message.en}`}>
                {element} {say(message)} <span className="num">· {rule}</span>
              </li>
            ))}
          </ol>
        </Details>
      )}
    </>
  )
}

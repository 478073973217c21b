import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { Grow, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { othersOpen, type ImportState, type OpenImport } from './import_state'
import { imports } from './import_store'
import { RowBox, RowHead, Rows } from './row_parts'

const Title = styled('h3')({ font: 'inherit', fontWeight: 600, flex: 'none', padding: '2px 0 6px' })

/** Imports of the project that wait for a decision: which files, who, when; a click shows their reports. */
export function OpenImportRows({ state }: { state: ImportState }) {
  const { t } = useTranslation()
  const others = othersOpen(state)
  if (others.length === 0) return null
  return (
    <>
      <Title>{t('e2b:import.open_imports')}</Title>
      <Rows
        aria-label={t('e2b:import.open_imports')}
        style={{ marginBottom: 8, flex: 'none', maxHeight: 220 }}
      >
        {others.map((other) => (
          <RowBox key={other.id}>
            <RowHead>
              <b title={other.fileNames.join('\n')}>{filesText(t, other)}</b>
              <Quiet className="num" style={{ flex: 'none' }}>
                {other.by} · <Moment at={other.at} />
              </Quiet>
              <Grow />
              {other.waiting > 0 && (
                <Tag tone="teal">{t('e2b:import.reading_count', { count: other.waiting })}</Tag>
              )}
              {other.undecided > 0 && (
                <Tag tone="amber">{t('e2b:import.to_decide', { count: other.undecided })}</Tag>
              )}
              <Btn
                size="small"
                aria-label={`${t('e2b:import.show_reports')}: ${filesText(t, other)}`}
                onClick={() => imports.take(other.id)}
              >
                {t('e2b:import.show_reports')}
              </Btn>
            </RowHead>
          </RowBox>
        ))}
      </Rows>
    </>
  )
}

function filesText(t: TFunction, { fileNames, files }: OpenImport): string {
  const names = fileNames.join(t('e2b:import.and_file'))
  const more = files - fileNames.length
  return more > 0 ? `${names} ${t('e2b:import.more_files', { count: more })}` : names
}

import Skeleton from '@mui/material/Skeleton'
import { useRef, useState } from 'react'
import { downloadCSV, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Quiet } from '#resources/kit/panel'
import { csvText } from '../resource/csv_text'
import { RefusalBar } from '../resource/refusal_bar'
import { MatrixTable } from '#resources/app/rights/matrix_table'

/** The matrix of all roles and rights, given as a file and taken back from one. */
export function RoleMatrix() {
  const { t } = useTranslation()
  const notify = useNotify()
  const box = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data, error, reload } = useAnswer('GET /admin/role-matrix', {}, { keep: true })
  const take = async (file: File) => {
    setRefusal(null)
    try {
      const { made, changed, same } = await call('POST /admin/role-matrix', {
        form: { matrix: file },
      })
      notify(t('admin.roles.taken', { made, changed, same }), { type: 'success' })
      reload()
    } catch (refused) {
      setRefusal(sentenceOf(refused))
    }
  }
  return (
    <>
      <PageHeader
        title={t('admin.roles.matrix')}
        actions={
          <>
            <Btn icon="upload" onClick={() => box.current?.click()}>
              {t('admin.roles.import')}
            </Btn>
            <Btn
              icon="download"
              disabled={!data}
              onClick={() => data && downloadCSV(csvText(data.lines), 'role-matrix')}
            >
              {t('admin.export')}
            </Btn>
          </>
        }
      />
      <Quiet style={{ display: 'block', margin: '4px 0 12px' }}>{t('admin.roles.lead')}</Quiet>
      <input
        ref={box}
        type="file"
        accept=".csv"
        hidden
        aria-label={t('admin.roles.import')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <div style={{ marginBottom: refusal ? 12 : 0 }}>
        <RefusalBar text={refusal} />
      </div>
      {error && <ErrorState text={error} onRetry={reload} />}
      {data ? (
        <MatrixTable rights={data.rights} roles={data.roles} />
      ) : (
        !error && <Skeleton height={320} />
      )}
    </>
  )
}

import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'

/** The kept runs of a report; nothing where there are none. */
export function RunsMenu({ report, onRun }: { report: string; onRun: (id: string) => void }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useAnswer('GET /reports/runs', { query: { report } }, { keep: true })
  if (!data?.length) return null
  return (
    <>
      <Btn aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('reports:run.kept', { count: data.length })}
      </Btn>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {data.map(({ id, name, at }) => (
          <MenuItem
            key={id}
            sx={{ gap: 1.5 }}
            onClick={() => {
              setAnchor(null)
              onRun(id)
            }}
          >
            {name}
            <Quiet className="num">
              <Moment at={at} />
            </Quiet>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

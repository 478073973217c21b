import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { HindranceText } from '../way/hindrance_text'

type Reason = Answer<'GET /case/process/stuck'>[number]['reasons'][number]

interface StuckReasonsProps {
  caseId: string
  /** One at least. */
  reasons: readonly Reason[]
}

/** Why a case does not get on: the first reason, and the others in a menu; each leads to where it is mended. */
export function StuckReasons({ caseId, reasons }: StuckReasonsProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [first, ...others] = reasons
  if (!first) return null
  const all = reasons.map(({ sentence }) => say(sentence))
  return (
    <span title={all.join('\n')}>
      <HindranceText caseId={caseId} hindrance={first} />
      {others.length > 0 && (
        <>
          {' '}
          <Btn
            size="small"
            kind="ghost"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-label={t('process:board.other_reasons', { count: others.length })}
            sx={{ minWidth: 0, px: 0.5 }}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            +{others.length}
          </Btn>
          <Menu
            anchorEl={anchor}
            open={anchor !== null}
            onClose={() => setAnchor(null)}
            onClick={(event) => {
              // The row of the table would open behind it.
              event.stopPropagation()
              setAnchor(null)
            }}
          >
            {others.map(({ kind, sentence, place }) => (
              <MenuItem
                key={`${kind} ${sentence.en}`}
                aria-disabled={place === undefined}
                onClick={() => place !== undefined && go(`/cases/${caseId}${place}`)}
              >
                {say(sentence)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </span>
  )
}

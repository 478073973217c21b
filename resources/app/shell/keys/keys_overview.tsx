import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '#resources/kit/key_hint'
import { colour } from '#resources/kit/theme/tokens'
import { fillingsOf } from '../../slots'
import { shellKeys, shownKeys } from './key_groups'

/** Groups flow into columns and are not torn apart. */
const Groups = styled('div')({
  'columns': '300px 3',
  'columnGap': 36,
  '& section': { breakInside: 'avoid', paddingBottom: 18 },
  '& h3': { margin: '0 0 4px', fontSize: 12, fontWeight: 650, color: colour.ink2 },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 30,
    borderTop: `1px solid ${colour.lineSoft}`,
  },
  '& dt': { order: 2, marginLeft: 'auto', display: 'flex', gap: 4, flex: 'none' },
  '& dd': { margin: 0, lineHeight: 1.35, padding: '4px 0' },
})

/** All keys in one place. */
export function KeysOverview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const sources = [shellKeys, ...fillingsOf(shownKeys)]
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('keys.title')}</DialogTitle>
      <DialogContent tabIndex={0} aria-labelledby="keys-title">
        <Groups>
          {sources
            .flatMap((groups) => groups(t))
            .map(({ title, lines }) => (
              <section key={title}>
                <h3>{title}</h3>
                <dl>
                  {lines.map(([keys, act]) => (
                    <div key={keys}>
                      <dt>
                        {keys.split(' / ').map((each) => (
                          <KeyHint key={each}>{each}</KeyHint>
                        ))}
                      </dt>
                      <dd>{act}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
        </Groups>
      </DialogContent>
    </Dialog>
  )
}

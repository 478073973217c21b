import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { criteria, criteriaMetBy } from '#plugins/cases/contract/minimum_criteria'
import { Hidden } from '#resources/kit/hidden'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { useBookIn } from './book_in_context'
import { asReported } from './reported'

const List = styled('ul')({
  'listStyle': 'none',
  'margin': '0 0 14px',
  'padding': 0,
  '& li': { display: 'flex', alignItems: 'center', gap: 7, padding: '3px 0', color: colour.ink2 },
  '& li[data-met=true]': { color: colour.ink },
})
const Head = styled('h3')({ font: 'inherit', fontWeight: 650, margin: '0 0 4px' })
const Mark = styled('span')({
  'display': 'grid',
  'placeItems': 'center',
  'width': 18,
  'height': 18,
  'borderRadius': 9,
  'background': colour.blank,
  'color': colour.card,
  '[data-met=true] > &': { background: colour.greenMark },
})

/** What makes a report valid, as far as it is there by now. */
export function FourElements() {
  const { t } = useTranslation()
  const met = useBookIn(useShallow(({ content }) => criteriaMetBy(asReported(content))))
  return (
    <section aria-label={t('cases:book_in.four_elements')}>
      <Head>{t('cases:book_in.four_elements')}</Head>
      <List role="list" aria-live="polite">
        {criteria.map((each) => (
          <li key={each} data-met={met.includes(each)}>
            <Mark>{met.includes(each) && <Icon name="check" size={12} />}</Mark>
            <span>{t(`cases:book_in.criteria.${each}`)}</span>
            <Hidden>{t(met.includes(each) ? 'cases:book_in.met' : 'cases:book_in.missing')}</Hidden>
          </li>
        ))}
      </List>
    </section>
  )
}

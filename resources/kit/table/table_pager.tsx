import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import Select from '@mui/material/Select'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { Btn } from '../btn'
import { Icon } from '../icons'
import { namedList } from '../named_list'
import { Grow } from '../panel'
import { type PageSize, pageSizes } from './page_size'
import { Pager } from './parts'

export interface Paging {
  page: number
  pageSize: PageSize
  /** Not known yet: undefined. */
  total: number | undefined
  /** The list holds at least so many; counting on would cost too much. */
  totalIsLowerBound?: boolean
  onPage: (page: number) => void
  onPageSize: (size: PageSize) => void
  /** What stands at its beginning. */
  children?: ReactNode
}

/** Where we are, rows per page, back and on; whatever the first says, the others stay in their place. */
export function TablePager({
  page,
  pageSize,
  total,
  totalIsLowerBound,
  onPage,
  onPageSize,
  children,
}: Paging) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const rangeOf = (known: number) => ({
    first: number.format(known === 0 ? 0 : (page - 1) * pageSize + 1),
    last: number.format(Math.min(page * pageSize, known)),
    count: `${number.format(known)}${totalIsLowerBound ? '+' : ''}`,
  })
  const isLast = page * pageSize >= (total ?? 0) && !totalIsLowerBound
  return (
    <Pager>
      {children}
      <Grow />
      {total === undefined ? (
        <Skeleton width={84} height={10} />
      ) : (
        <span className="num">{t('table.range', rangeOf(total))}</span>
      )}
      <Select
        size="small"
        value={pageSize}
        onChange={(event) => onPageSize(event.target.value)}
        inputProps={{ 'aria-label': t('table.page_size') }}
        MenuProps={namedList(t('table.page_size'))}
        sx={{ 'minHeight': 26, '& .MuiSelect-select': { py: '2px' } }}
      >
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {t('table.per_page', { size })}
          </MenuItem>
        ))}
      </Select>
      <Btn
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label={t('table.previous')}
      >
        <Icon name="chevronLeft" size={14} />
      </Btn>
      <Btn
        size="small"
        disabled={isLast}
        onClick={() => onPage(page + 1)}
        aria-label={t('table.next')}
      >
        <Icon name="chevronRight" size={14} />
      </Btn>
    </Pager>
  )
}

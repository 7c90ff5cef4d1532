import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import type { ComponentType } from 'react';
import type { AreaIcon } from '../definition';

/** How the icons that areas choose from are drawn. */
export const AREA_ICONS = {
  business: BusinessOutlined,
  home: HomeOutlined,
  store: StoreOutlined,
  article: ArticleOutlined,
  image: ImageOutlined,
  people: PeopleOutlined,
  link: LinkOutlined,
  mail: MailOutlined,
  award: EmojiEventsOutlined,
} as const satisfies Record<AreaIcon, ComponentType<{ readonly fontSize?: 'small' }>>;

import type { Crop } from '@nutricion/domain/content/framing';
import type { ImageRights, ImageSubject, StoredImageState } from '@nutricion/domain/content/image';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../platform/db/moments.ts';

/** Tables of photos and articles. */
export interface ContentTables {
  images: ImagesTable;
  articles: ArticlesTable;
  article_versions: ArticleVersionsTable;
  education_progress: EducationProgressTable;
}

interface ImagesTable {
  id: Generated<string>;
  subject: ImageSubject;
  /** Without a reference: a Receta Express is in no table. */
  subject_id: string;
  position: number;
  state: Generated<StoredImageState>;
  alt: Generated<string>;
  rights: ImageRights | null;
  letter: Generated<string>;
  licence_url: Generated<string>;
  /** YYYY-MM-DD in Puerto Rico, its last day. */
  rights_until: string | null;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  crop: JSONColumnType<Crop> | null;
  /** The file with all of it. */
  whole: string;
  /** Of the files in which it is shown, and how wide they are. */
  stem: string;
  widths: number[];
  /** All files made of it. */
  files: string[];
  /** Of all of it, in points. */
  width: number;
  height: number;
  color: string;
  /** 64 bits. */
  likeness: string;
  version: Generated<number>;
  actor_id: string;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface ArticlesTable {
  id: Generated<string>;
  slug: string;
  /** The published content; null if it was never published. */
  content: JSONColumnType<object> | null;
  /** The unpublished draft. */
  draft: JSONColumnType<object> | null;
  version: Generated<number>;
  published_at: Date | null;
  /** profiles.id of the last editor of the draft, without a foreign key. */
  written_by: string | null;
  review_asked_at: Date | null;
  returned_because: string | null;
  archived_at: Date | null;
  /** When a person last changed it; the seed skips it then. */
  edited_at: Date | null;
  /** Set by a trigger on every write. */
  updated_at: ColumnType<Date, never, never>;
}

/** Published versions, beginning with the first that a person replaced. */
interface ArticleVersionsTable {
  article_id: string;
  number: number;
  content: JSONColumnType<object>;
  /** profiles.id, without a foreign key; null if it came with the seed. */
  actor_id: string | null;
  published_at: Date;
}

/** One row per user and article that was read, bookmarked or whose quiz was taken. */
interface EducationProgressTable {
  user_id: string;
  slug: string;
  read_at: Date | null;
  /** The chosen options of the last quiz, one per question, and the number of correct ones. */
  quiz_answers: number[] | null;
  quiz_score: number | null;
  bookmarked_at: Date | null;
  updated_at: UpdatedAt;
}

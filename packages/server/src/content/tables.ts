import type { Crop } from '@nutricion/domain/content/framing';
import type { ImageRights, ImageSubject, StoredImageState } from '@nutricion/domain/content/image';
import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../platform/db/moments.ts';

/** Tables of photos. */
export interface ImageTables {
  images: ImagesTable;
  recipe_views: { recipe_id: string; views: Generated<number> };
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

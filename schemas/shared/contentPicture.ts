/** The pictures of articles, galleries, awards, links and careers: jpeg, jpg and png of up to 50 MB (UPL-033, A-2, A-3). */
export const contentPicture = {
  accept: ['jpeg', 'jpg', 'png'],
  maxMegabytes: 50,
  uploadTo: '/upload/images',
} as const;

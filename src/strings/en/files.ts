/** Why a file cannot be read or written. */
export const files = {
  noSuchFile: 'there is no such file',
  noSuchPath: 'no such file or folder',
  isFolder: 'this is a folder',
  notReadable: 'it may not be read',
  cannotRead: (why: string) => `cannot be read: ${why}`,
  cannotWrite: (path: string, why: string) => `${path} cannot be written: ${why}`,
  folderGone: 'its folder is gone',
  noPermission: 'no permission to write there',
  readOnly: 'it lies on a read-only file system',
  noFolder: 'there is no such folder, and none can be made',
  partIsFile: 'a part of the path is a file',
  isFile: 'it is a file, not a folder',
  folderInPlace: 'there is a folder where a file should be',
  diskFull: 'the disk is full',
  tooLarge: 'it would be larger than this system lets a file be',
  nameTooLong: 'the name is too long',
};

/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
'use strict';
export const isAnswer = validate11;
const schema12 = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    success: { type: 'boolean' },
    error: { type: 'boolean' },
    code: {
      type: 'string',
      enum: [
        'request malformed',
        'link unknown',
        'link unknown or used',
        'link expired',
        'password refused',
        'password too long',
        'password common',
        'sign-in refused',
        'account suspended',
        'password wrong',
        'version stale',
        'values refused',
        'signed out',
        'session ended',
        'xsrf token refused',
        'another site',
        'nothing here',
        'wrong method',
        'request too large',
        'not JSON',
        'too many attempts',
        'server failed',
        'busy',
        'outcome unknown',
      ],
    },
  },
};
function validate11(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.message === undefined && (missing0 = 'message')) {
        validate11.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.message !== undefined) {
          const _errs1 = errors;
          if (typeof data.message !== 'string') {
            validate11.errors = [
              {
                instancePath: instancePath + '/message',
                schemaPath: '#/properties/message/type',
                keyword: 'type',
                params: { type: 'string' },
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.success !== undefined) {
            const _errs3 = errors;
            if (typeof data.success !== 'boolean') {
              validate11.errors = [
                {
                  instancePath: instancePath + '/success',
                  schemaPath: '#/properties/success/type',
                  keyword: 'type',
                  params: { type: 'boolean' },
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.error !== undefined) {
              const _errs5 = errors;
              if (typeof data.error !== 'boolean') {
                validate11.errors = [
                  {
                    instancePath: instancePath + '/error',
                    schemaPath: '#/properties/error/type',
                    keyword: 'type',
                    params: { type: 'boolean' },
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.code !== undefined) {
                let data3 = data.code;
                const _errs7 = errors;
                if (typeof data3 !== 'string') {
                  validate11.errors = [
                    {
                      instancePath: instancePath + '/code',
                      schemaPath: '#/properties/code/type',
                      keyword: 'type',
                      params: { type: 'string' },
                    },
                  ];
                  return false;
                }
                if (
                  !(
                    data3 === 'request malformed' ||
                    data3 === 'link unknown' ||
                    data3 === 'link unknown or used' ||
                    data3 === 'link expired' ||
                    data3 === 'password refused' ||
                    data3 === 'password too long' ||
                    data3 === 'password common' ||
                    data3 === 'sign-in refused' ||
                    data3 === 'account suspended' ||
                    data3 === 'password wrong' ||
                    data3 === 'version stale' ||
                    data3 === 'values refused' ||
                    data3 === 'signed out' ||
                    data3 === 'session ended' ||
                    data3 === 'xsrf token refused' ||
                    data3 === 'another site' ||
                    data3 === 'nothing here' ||
                    data3 === 'wrong method' ||
                    data3 === 'request too large' ||
                    data3 === 'not JSON' ||
                    data3 === 'too many attempts' ||
                    data3 === 'server failed' ||
                    data3 === 'busy' ||
                    data3 === 'outcome unknown'
                  )
                ) {
                  validate11.errors = [
                    {
                      instancePath: instancePath + '/code',
                      schemaPath: '#/properties/code/enum',
                      keyword: 'enum',
                      params: { allowedValues: schema12.properties.code.enum },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate11.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate11.errors = vErrors;
  return errors === 0;
}
export const isRefusal = validate12;
const schema13 = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    error: { type: 'boolean' },
    code: { type: 'string' },
    faults: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
function validate12(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.message === undefined && (missing0 = 'message')) {
        validate12.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.message !== undefined) {
          const _errs1 = errors;
          if (typeof data.message !== 'string') {
            validate12.errors = [
              {
                instancePath: instancePath + '/message',
                schemaPath: '#/properties/message/type',
                keyword: 'type',
                params: { type: 'string' },
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.error !== undefined) {
            const _errs3 = errors;
            if (typeof data.error !== 'boolean') {
              validate12.errors = [
                {
                  instancePath: instancePath + '/error',
                  schemaPath: '#/properties/error/type',
                  keyword: 'type',
                  params: { type: 'boolean' },
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== undefined) {
              const _errs5 = errors;
              if (typeof data.code !== 'string') {
                validate12.errors = [
                  {
                    instancePath: instancePath + '/code',
                    schemaPath: '#/properties/code/type',
                    keyword: 'type',
                    params: { type: 'string' },
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.faults !== undefined) {
                let data3 = data.faults;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    var valid1 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data4 = data3[i0];
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
                          let missing1;
                          if (
                            (data4.field === undefined && (missing1 = 'field')) ||
                            (data4.message === undefined && (missing1 = 'message'))
                          ) {
                            validate12.errors = [
                              {
                                instancePath: instancePath + '/faults/' + i0,
                                schemaPath: '#/properties/faults/items/required',
                                keyword: 'required',
                                params: { missingProperty: missing1 },
                              },
                            ];
                            return false;
                          } else {
                            if (data4.field !== undefined) {
                              const _errs11 = errors;
                              if (typeof data4.field !== 'string') {
                                validate12.errors = [
                                  {
                                    instancePath: instancePath + '/faults/' + i0 + '/field',
                                    schemaPath: '#/properties/faults/items/properties/field/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data4.message !== undefined) {
                                const _errs13 = errors;
                                if (typeof data4.message !== 'string') {
                                  validate12.errors = [
                                    {
                                      instancePath: instancePath + '/faults/' + i0 + '/message',
                                      schemaPath:
                                        '#/properties/faults/items/properties/message/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        } else {
                          validate12.errors = [
                            {
                              instancePath: instancePath + '/faults/' + i0,
                              schemaPath: '#/properties/faults/items/type',
                              keyword: 'type',
                              params: { type: 'object' },
                            },
                          ];
                          return false;
                        }
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate12.errors = [
                      {
                        instancePath: instancePath + '/faults',
                        schemaPath: '#/properties/faults/type',
                        keyword: 'type',
                        params: { type: 'array' },
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate12.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}
export const isSession = validate13;
const schema14 = {
  type: 'object',
  required: ['member'],
  properties: { member: { $ref: '#/components/schemas/Self' } },
};
const schema15 = {
  type: 'object',
  required: ['id', 'name', 'email', 'about', 'languages', 'house', 'place', 'version'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    email: { type: 'string' },
    about: { type: 'string' },
    languages: { $ref: '#/components/schemas/Languages' },
    house: { $ref: '#/components/schemas/House' },
    place: { anyOf: [{ $ref: '#/components/schemas/Place' }, { type: 'null' }] },
    version: { type: 'integer' },
    isModerator: { type: 'boolean' },
  },
};
const schema18 = {
  type: 'object',
  required: ['roof', 'colour', 'door'],
  properties: {
    roof: { type: 'string', enum: ['gable', 'flat', 'stepped', 'dome'] },
    colour: { type: 'string', enum: ['brick', 'wine', 'moss', 'pine', 'slate'] },
    door: { type: 'string', enum: ['square', 'round', 'double'] },
  },
};
const schema19 = {
  type: 'object',
  required: ['cell', 'span'],
  properties: {
    cell: { type: 'integer', minimum: 0, maximum: 2147483647 },
    span: { type: 'integer', enum: [1, 3, 9] },
  },
};
const schema16 = { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/Language' } };
const schema17 = { type: 'string', pattern: '^[a-z]{2,3}$' };
const pattern0 = new RegExp('^[a-z]{2,3}$', 'u');
function validate15(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate15.errors = [
          { instancePath, schemaPath: '#/maxItems', keyword: 'maxItems', params: { limit: 20 } },
        ];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === 'string') {
              if (!pattern0.test(data0)) {
                validate15.errors = [
                  {
                    instancePath: instancePath + '/' + i0,
                    schemaPath: '#/components/schemas/Language/pattern',
                    keyword: 'pattern',
                    params: { pattern: '^[a-z]{2,3}$' },
                  },
                ];
                return false;
              }
            } else {
              validate15.errors = [
                {
                  instancePath: instancePath + '/' + i0,
                  schemaPath: '#/components/schemas/Language/type',
                  keyword: 'type',
                  params: { type: 'string' },
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate15.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } },
      ];
      return false;
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}
function validate14(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.id === undefined && (missing0 = 'id')) ||
        (data.name === undefined && (missing0 = 'name')) ||
        (data.email === undefined && (missing0 = 'email')) ||
        (data.about === undefined && (missing0 = 'about')) ||
        (data.languages === undefined && (missing0 = 'languages')) ||
        (data.house === undefined && (missing0 = 'house')) ||
        (data.place === undefined && (missing0 = 'place')) ||
        (data.version === undefined && (missing0 = 'version'))
      ) {
        validate14.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.id !== undefined) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (!(typeof data.id === 'string')) {
                validate14.errors = [
                  {
                    instancePath: instancePath + '/id',
                    schemaPath: '#/properties/id/type',
                    keyword: 'type',
                    params: { type: 'string' },
                  },
                ];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== undefined) {
            const _errs3 = errors;
            if (typeof data.name !== 'string') {
              validate14.errors = [
                {
                  instancePath: instancePath + '/name',
                  schemaPath: '#/properties/name/type',
                  keyword: 'type',
                  params: { type: 'string' },
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== undefined) {
              const _errs5 = errors;
              if (typeof data.email !== 'string') {
                validate14.errors = [
                  {
                    instancePath: instancePath + '/email',
                    schemaPath: '#/properties/email/type',
                    keyword: 'type',
                    params: { type: 'string' },
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.about !== undefined) {
                const _errs7 = errors;
                if (typeof data.about !== 'string') {
                  validate14.errors = [
                    {
                      instancePath: instancePath + '/about',
                      schemaPath: '#/properties/about/type',
                      keyword: 'type',
                      params: { type: 'string' },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.languages !== undefined) {
                  const _errs9 = errors;
                  if (
                    !validate15(data.languages, {
                      instancePath: instancePath + '/languages',
                      parentData: data,
                      parentDataProperty: 'languages',
                      rootData,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.house !== undefined) {
                    let data5 = data.house;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
                        let missing1;
                        if (
                          (data5.roof === undefined && (missing1 = 'roof')) ||
                          (data5.colour === undefined && (missing1 = 'colour')) ||
                          (data5.door === undefined && (missing1 = 'door'))
                        ) {
                          validate14.errors = [
                            {
                              instancePath: instancePath + '/house',
                              schemaPath: '#/components/schemas/House/required',
                              keyword: 'required',
                              params: { missingProperty: missing1 },
                            },
                          ];
                          return false;
                        } else {
                          if (data5.roof !== undefined) {
                            let data6 = data5.roof;
                            const _errs13 = errors;
                            if (typeof data6 !== 'string') {
                              validate14.errors = [
                                {
                                  instancePath: instancePath + '/house/roof',
                                  schemaPath: '#/components/schemas/House/properties/roof/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                            if (
                              !(
                                data6 === 'gable' ||
                                data6 === 'flat' ||
                                data6 === 'stepped' ||
                                data6 === 'dome'
                              )
                            ) {
                              validate14.errors = [
                                {
                                  instancePath: instancePath + '/house/roof',
                                  schemaPath: '#/components/schemas/House/properties/roof/enum',
                                  keyword: 'enum',
                                  params: { allowedValues: schema18.properties.roof.enum },
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs13 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data5.colour !== undefined) {
                              let data7 = data5.colour;
                              const _errs15 = errors;
                              if (typeof data7 !== 'string') {
                                validate14.errors = [
                                  {
                                    instancePath: instancePath + '/house/colour',
                                    schemaPath: '#/components/schemas/House/properties/colour/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                  },
                                ];
                                return false;
                              }
                              if (
                                !(
                                  data7 === 'brick' ||
                                  data7 === 'wine' ||
                                  data7 === 'moss' ||
                                  data7 === 'pine' ||
                                  data7 === 'slate'
                                )
                              ) {
                                validate14.errors = [
                                  {
                                    instancePath: instancePath + '/house/colour',
                                    schemaPath: '#/components/schemas/House/properties/colour/enum',
                                    keyword: 'enum',
                                    params: { allowedValues: schema18.properties.colour.enum },
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs15 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data5.door !== undefined) {
                                let data8 = data5.door;
                                const _errs17 = errors;
                                if (typeof data8 !== 'string') {
                                  validate14.errors = [
                                    {
                                      instancePath: instancePath + '/house/door',
                                      schemaPath: '#/components/schemas/House/properties/door/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                    },
                                  ];
                                  return false;
                                }
                                if (
                                  !(data8 === 'square' || data8 === 'round' || data8 === 'double')
                                ) {
                                  validate14.errors = [
                                    {
                                      instancePath: instancePath + '/house/door',
                                      schemaPath: '#/components/schemas/House/properties/door/enum',
                                      keyword: 'enum',
                                      params: { allowedValues: schema18.properties.door.enum },
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs17 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate14.errors = [
                          {
                            instancePath: instancePath + '/house',
                            schemaPath: '#/components/schemas/House/type',
                            keyword: 'type',
                            params: { type: 'object' },
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.place !== undefined) {
                      let data9 = data.place;
                      const _errs19 = errors;
                      const _errs20 = errors;
                      let valid3 = false;
                      const _errs21 = errors;
                      const _errs22 = errors;
                      if (errors === _errs22) {
                        if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
                          let missing2;
                          if (
                            (data9.cell === undefined && (missing2 = 'cell')) ||
                            (data9.span === undefined && (missing2 = 'span'))
                          ) {
                            const err0 = {
                              instancePath: instancePath + '/place',
                              schemaPath: '#/components/schemas/Place/required',
                              keyword: 'required',
                              params: { missingProperty: missing2 },
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          } else {
                            if (data9.cell !== undefined) {
                              let data10 = data9.cell;
                              const _errs24 = errors;
                              if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10))) {
                                const err1 = {
                                  instancePath: instancePath + '/place/cell',
                                  schemaPath: '#/components/schemas/Place/properties/cell/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                };
                                if (vErrors === null) {
                                  vErrors = [err1];
                                } else {
                                  vErrors.push(err1);
                                }
                                errors++;
                              }
                              if (errors === _errs24) {
                                if (typeof data10 == 'number') {
                                  if (data10 > 2147483647 || isNaN(data10)) {
                                    const err2 = {
                                      instancePath: instancePath + '/place/cell',
                                      schemaPath:
                                        '#/components/schemas/Place/properties/cell/maximum',
                                      keyword: 'maximum',
                                      params: { comparison: '<=', limit: 2147483647 },
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                  } else {
                                    if (data10 < 0 || isNaN(data10)) {
                                      const err3 = {
                                        instancePath: instancePath + '/place/cell',
                                        schemaPath:
                                          '#/components/schemas/Place/properties/cell/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err3];
                                      } else {
                                        vErrors.push(err3);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                              }
                              var valid5 = _errs24 === errors;
                            } else {
                              var valid5 = true;
                            }
                            if (valid5) {
                              if (data9.span !== undefined) {
                                let data11 = data9.span;
                                const _errs26 = errors;
                                if (
                                  !(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11))
                                ) {
                                  const err4 = {
                                    instancePath: instancePath + '/place/span',
                                    schemaPath: '#/components/schemas/Place/properties/span/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err4];
                                  } else {
                                    vErrors.push(err4);
                                  }
                                  errors++;
                                }
                                if (!(data11 === 1 || data11 === 3 || data11 === 9)) {
                                  const err5 = {
                                    instancePath: instancePath + '/place/span',
                                    schemaPath: '#/components/schemas/Place/properties/span/enum',
                                    keyword: 'enum',
                                    params: { allowedValues: schema19.properties.span.enum },
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                }
                                var valid5 = _errs26 === errors;
                              } else {
                                var valid5 = true;
                              }
                            }
                          }
                        } else {
                          const err6 = {
                            instancePath: instancePath + '/place',
                            schemaPath: '#/components/schemas/Place/type',
                            keyword: 'type',
                            params: { type: 'object' },
                          };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        }
                      }
                      var _valid0 = _errs21 === errors;
                      valid3 = valid3 || _valid0;
                      if (!valid3) {
                        const _errs28 = errors;
                        if (data9 !== null) {
                          const err7 = {
                            instancePath: instancePath + '/place',
                            schemaPath: '#/properties/place/anyOf/1/type',
                            keyword: 'type',
                            params: { type: 'null' },
                          };
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                        }
                        var _valid0 = _errs28 === errors;
                        valid3 = valid3 || _valid0;
                      }
                      if (!valid3) {
                        const err8 = {
                          instancePath: instancePath + '/place',
                          schemaPath: '#/properties/place/anyOf',
                          keyword: 'anyOf',
                          params: {},
                        };
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                        validate14.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs20;
                        if (vErrors !== null) {
                          if (_errs20) {
                            vErrors.length = _errs20;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs19 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.version !== undefined) {
                        let data12 = data.version;
                        const _errs30 = errors;
                        if (!(typeof data12 == 'number' && !(data12 % 1) && !isNaN(data12))) {
                          validate14.errors = [
                            {
                              instancePath: instancePath + '/version',
                              schemaPath: '#/properties/version/type',
                              keyword: 'type',
                              params: { type: 'integer' },
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs30 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.isModerator !== undefined) {
                          const _errs32 = errors;
                          if (typeof data.isModerator !== 'boolean') {
                            validate14.errors = [
                              {
                                instancePath: instancePath + '/isModerator',
                                schemaPath: '#/properties/isModerator/type',
                                keyword: 'type',
                                params: { type: 'boolean' },
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs32 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate14.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}
function validate13(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.member === undefined && (missing0 = 'member')) {
        validate13.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.member !== undefined) {
          if (
            !validate14(data.member, {
              instancePath: instancePath + '/member',
              parentData: data,
              parentDataProperty: 'member',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate13.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}
export const isCopies = validate18;
const schema20 = {
  type: 'object',
  required: ['items', 'next'],
  properties: {
    items: { type: 'array', items: { $ref: '#/components/schemas/Copy' } },
    next: { type: ['string', 'null'] },
    count: { type: 'integer' },
    isOwned: { type: 'boolean' },
  },
};
const schema21 = {
  type: 'object',
  required: [
    'id',
    'book',
    'ways',
    'price',
    'condition',
    'note',
    'state',
    'owner',
    'band',
    'version',
    'addedAt',
  ],
  properties: {
    id: { type: 'string', format: 'uuid' },
    book: { $ref: '#/components/schemas/Book' },
    ways: { $ref: '#/components/schemas/Ways' },
    price: { $ref: '#/components/schemas/Price' },
    condition: { $ref: '#/components/schemas/Condition' },
    note: { type: 'string' },
    state: { type: 'string', enum: ['offered', 'promised', 'aside', 'gone'] },
    owner: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
    band: { $ref: '#/components/schemas/Band' },
    version: { type: 'integer' },
    addedAt: { type: 'string', format: 'date-time' },
    isHidden: { type: 'boolean' },
    requestId: { type: 'string', format: 'uuid' },
  },
};
const schema22 = {
  type: 'object',
  required: ['id', 'title', 'authors', 'language', 'year', 'isbn'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    title: { type: 'string' },
    authors: { type: 'string' },
    language: { type: ['string', 'null'] },
    year: { type: ['integer', 'null'] },
    isbn: { type: ['string', 'null'] },
  },
};
const schema25 = { type: ['integer', 'null'], minimum: 0, maximum: 10000000 };
const schema26 = { type: 'string', enum: ['as new', 'good', 'worn'] };
const schema29 = { type: ['integer', 'null'], enum: [1, 2, 5, 10, 25, 0, null] };
const schema23 = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: { $ref: '#/components/schemas/Way' },
};
const schema24 = { type: 'string', enum: ['give', 'sell', 'swap'] };
function validate20(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 3) {
        validate20.errors = [
          { instancePath, schemaPath: '#/maxItems', keyword: 'maxItems', params: { limit: 3 } },
        ];
        return false;
      } else {
        if (data.length < 1) {
          validate20.errors = [
            { instancePath, schemaPath: '#/minItems', keyword: 'minItems', params: { limit: 1 } },
          ];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs1 = errors;
            if (typeof data0 !== 'string') {
              validate20.errors = [
                {
                  instancePath: instancePath + '/' + i0,
                  schemaPath: '#/components/schemas/Way/type',
                  keyword: 'type',
                  params: { type: 'string' },
                },
              ];
              return false;
            }
            if (!(data0 === 'give' || data0 === 'sell' || data0 === 'swap')) {
              validate20.errors = [
                {
                  instancePath: instancePath + '/' + i0,
                  schemaPath: '#/components/schemas/Way/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema24.enum },
                },
              ];
              return false;
            }
            var valid0 = _errs1 === errors;
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      validate20.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } },
      ];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
const schema27 = {
  type: 'object',
  required: ['id', 'name', 'house'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    house: { $ref: '#/components/schemas/House' },
    isModerator: { type: 'boolean' },
  },
};
function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.id === undefined && (missing0 = 'id')) ||
        (data.name === undefined && (missing0 = 'name')) ||
        (data.house === undefined && (missing0 = 'house'))
      ) {
        validate22.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.id !== undefined) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (!(typeof data.id === 'string')) {
                validate22.errors = [
                  {
                    instancePath: instancePath + '/id',
                    schemaPath: '#/properties/id/type',
                    keyword: 'type',
                    params: { type: 'string' },
                  },
                ];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== undefined) {
            const _errs3 = errors;
            if (typeof data.name !== 'string') {
              validate22.errors = [
                {
                  instancePath: instancePath + '/name',
                  schemaPath: '#/properties/name/type',
                  keyword: 'type',
                  params: { type: 'string' },
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.house !== undefined) {
              let data2 = data.house;
              const _errs5 = errors;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
                  let missing1;
                  if (
                    (data2.roof === undefined && (missing1 = 'roof')) ||
                    (data2.colour === undefined && (missing1 = 'colour')) ||
                    (data2.door === undefined && (missing1 = 'door'))
                  ) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + '/house',
                        schemaPath: '#/components/schemas/House/required',
                        keyword: 'required',
                        params: { missingProperty: missing1 },
                      },
                    ];
                    return false;
                  } else {
                    if (data2.roof !== undefined) {
                      let data3 = data2.roof;
                      const _errs8 = errors;
                      if (typeof data3 !== 'string') {
                        validate22.errors = [
                          {
                            instancePath: instancePath + '/house/roof',
                            schemaPath: '#/components/schemas/House/properties/roof/type',
                            keyword: 'type',
                            params: { type: 'string' },
                          },
                        ];
                        return false;
                      }
                      if (
                        !(
                          data3 === 'gable' ||
                          data3 === 'flat' ||
                          data3 === 'stepped' ||
                          data3 === 'dome'
                        )
                      ) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + '/house/roof',
                            schemaPath: '#/components/schemas/House/properties/roof/enum',
                            keyword: 'enum',
                            params: { allowedValues: schema18.properties.roof.enum },
                          },
                        ];
                        return false;
                      }
                      var valid2 = _errs8 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data2.colour !== undefined) {
                        let data4 = data2.colour;
                        const _errs10 = errors;
                        if (typeof data4 !== 'string') {
                          validate22.errors = [
                            {
                              instancePath: instancePath + '/house/colour',
                              schemaPath: '#/components/schemas/House/properties/colour/type',
                              keyword: 'type',
                              params: { type: 'string' },
                            },
                          ];
                          return false;
                        }
                        if (
                          !(
                            data4 === 'brick' ||
                            data4 === 'wine' ||
                            data4 === 'moss' ||
                            data4 === 'pine' ||
                            data4 === 'slate'
                          )
                        ) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + '/house/colour',
                              schemaPath: '#/components/schemas/House/properties/colour/enum',
                              keyword: 'enum',
                              params: { allowedValues: schema18.properties.colour.enum },
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs10 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data2.door !== undefined) {
                          let data5 = data2.door;
                          const _errs12 = errors;
                          if (typeof data5 !== 'string') {
                            validate22.errors = [
                              {
                                instancePath: instancePath + '/house/door',
                                schemaPath: '#/components/schemas/House/properties/door/type',
                                keyword: 'type',
                                params: { type: 'string' },
                              },
                            ];
                            return false;
                          }
                          if (!(data5 === 'square' || data5 === 'round' || data5 === 'double')) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + '/house/door',
                                schemaPath: '#/components/schemas/House/properties/door/enum',
                                keyword: 'enum',
                                params: { allowedValues: schema18.properties.door.enum },
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate22.errors = [
                    {
                      instancePath: instancePath + '/house',
                      schemaPath: '#/components/schemas/House/type',
                      keyword: 'type',
                      params: { type: 'object' },
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isModerator !== undefined) {
                const _errs14 = errors;
                if (typeof data.isModerator !== 'boolean') {
                  validate22.errors = [
                    {
                      instancePath: instancePath + '/isModerator',
                      schemaPath: '#/properties/isModerator/type',
                      keyword: 'type',
                      params: { type: 'boolean' },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs14 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate22.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
function validate19(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.id === undefined && (missing0 = 'id')) ||
        (data.book === undefined && (missing0 = 'book')) ||
        (data.ways === undefined && (missing0 = 'ways')) ||
        (data.price === undefined && (missing0 = 'price')) ||
        (data.condition === undefined && (missing0 = 'condition')) ||
        (data.note === undefined && (missing0 = 'note')) ||
        (data.state === undefined && (missing0 = 'state')) ||
        (data.owner === undefined && (missing0 = 'owner')) ||
        (data.band === undefined && (missing0 = 'band')) ||
        (data.version === undefined && (missing0 = 'version')) ||
        (data.addedAt === undefined && (missing0 = 'addedAt'))
      ) {
        validate19.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.id !== undefined) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (!(typeof data.id === 'string')) {
                validate19.errors = [
                  {
                    instancePath: instancePath + '/id',
                    schemaPath: '#/properties/id/type',
                    keyword: 'type',
                    params: { type: 'string' },
                  },
                ];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.book !== undefined) {
            let data1 = data.book;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                let missing1;
                if (
                  (data1.id === undefined && (missing1 = 'id')) ||
                  (data1.title === undefined && (missing1 = 'title')) ||
                  (data1.authors === undefined && (missing1 = 'authors')) ||
                  (data1.language === undefined && (missing1 = 'language')) ||
                  (data1.year === undefined && (missing1 = 'year')) ||
                  (data1.isbn === undefined && (missing1 = 'isbn'))
                ) {
                  validate19.errors = [
                    {
                      instancePath: instancePath + '/book',
                      schemaPath: '#/components/schemas/Book/required',
                      keyword: 'required',
                      params: { missingProperty: missing1 },
                    },
                  ];
                  return false;
                } else {
                  if (data1.id !== undefined) {
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (errors === _errs6) {
                        if (!(typeof data1.id === 'string')) {
                          validate19.errors = [
                            {
                              instancePath: instancePath + '/book/id',
                              schemaPath: '#/components/schemas/Book/properties/id/type',
                              keyword: 'type',
                              params: { type: 'string' },
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid2 = _errs6 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data1.title !== undefined) {
                      const _errs8 = errors;
                      if (typeof data1.title !== 'string') {
                        validate19.errors = [
                          {
                            instancePath: instancePath + '/book/title',
                            schemaPath: '#/components/schemas/Book/properties/title/type',
                            keyword: 'type',
                            params: { type: 'string' },
                          },
                        ];
                        return false;
                      }
                      var valid2 = _errs8 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data1.authors !== undefined) {
                        const _errs10 = errors;
                        if (typeof data1.authors !== 'string') {
                          validate19.errors = [
                            {
                              instancePath: instancePath + '/book/authors',
                              schemaPath: '#/components/schemas/Book/properties/authors/type',
                              keyword: 'type',
                              params: { type: 'string' },
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs10 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.language !== undefined) {
                          let data5 = data1.language;
                          const _errs12 = errors;
                          if (typeof data5 !== 'string' && data5 !== null) {
                            validate19.errors = [
                              {
                                instancePath: instancePath + '/book/language',
                                schemaPath: '#/components/schemas/Book/properties/language/type',
                                keyword: 'type',
                                params: { type: schema22.properties.language.type },
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.year !== undefined) {
                            let data6 = data1.year;
                            const _errs14 = errors;
                            if (
                              !(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6)) &&
                              data6 !== null
                            ) {
                              validate19.errors = [
                                {
                                  instancePath: instancePath + '/book/year',
                                  schemaPath: '#/components/schemas/Book/properties/year/type',
                                  keyword: 'type',
                                  params: { type: schema22.properties.year.type },
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.isbn !== undefined) {
                              let data7 = data1.isbn;
                              const _errs16 = errors;
                              if (typeof data7 !== 'string' && data7 !== null) {
                                validate19.errors = [
                                  {
                                    instancePath: instancePath + '/book/isbn',
                                    schemaPath: '#/components/schemas/Book/properties/isbn/type',
                                    keyword: 'type',
                                    params: { type: schema22.properties.isbn.type },
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs16 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate19.errors = [
                  {
                    instancePath: instancePath + '/book',
                    schemaPath: '#/components/schemas/Book/type',
                    keyword: 'type',
                    params: { type: 'object' },
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.ways !== undefined) {
              const _errs18 = errors;
              if (
                !validate20(data.ways, {
                  instancePath: instancePath + '/ways',
                  parentData: data,
                  parentDataProperty: 'ways',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs18 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.price !== undefined) {
                let data9 = data.price;
                const _errs19 = errors;
                const _errs20 = errors;
                if (
                  !(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9)) &&
                  data9 !== null
                ) {
                  validate19.errors = [
                    {
                      instancePath: instancePath + '/price',
                      schemaPath: '#/components/schemas/Price/type',
                      keyword: 'type',
                      params: { type: schema25.type },
                    },
                  ];
                  return false;
                }
                if (errors === _errs20) {
                  if (typeof data9 == 'number') {
                    if (data9 > 10000000 || isNaN(data9)) {
                      validate19.errors = [
                        {
                          instancePath: instancePath + '/price',
                          schemaPath: '#/components/schemas/Price/maximum',
                          keyword: 'maximum',
                          params: { comparison: '<=', limit: 10000000 },
                        },
                      ];
                      return false;
                    } else {
                      if (data9 < 0 || isNaN(data9)) {
                        validate19.errors = [
                          {
                            instancePath: instancePath + '/price',
                            schemaPath: '#/components/schemas/Price/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                          },
                        ];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs19 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.condition !== undefined) {
                  let data10 = data.condition;
                  const _errs22 = errors;
                  if (typeof data10 !== 'string') {
                    validate19.errors = [
                      {
                        instancePath: instancePath + '/condition',
                        schemaPath: '#/components/schemas/Condition/type',
                        keyword: 'type',
                        params: { type: 'string' },
                      },
                    ];
                    return false;
                  }
                  if (!(data10 === 'as new' || data10 === 'good' || data10 === 'worn')) {
                    validate19.errors = [
                      {
                        instancePath: instancePath + '/condition',
                        schemaPath: '#/components/schemas/Condition/enum',
                        keyword: 'enum',
                        params: { allowedValues: schema26.enum },
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs22 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.note !== undefined) {
                    const _errs25 = errors;
                    if (typeof data.note !== 'string') {
                      validate19.errors = [
                        {
                          instancePath: instancePath + '/note',
                          schemaPath: '#/properties/note/type',
                          keyword: 'type',
                          params: { type: 'string' },
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs25 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.state !== undefined) {
                      let data12 = data.state;
                      const _errs27 = errors;
                      if (typeof data12 !== 'string') {
                        validate19.errors = [
                          {
                            instancePath: instancePath + '/state',
                            schemaPath: '#/properties/state/type',
                            keyword: 'type',
                            params: { type: 'string' },
                          },
                        ];
                        return false;
                      }
                      if (
                        !(
                          data12 === 'offered' ||
                          data12 === 'promised' ||
                          data12 === 'aside' ||
                          data12 === 'gone'
                        )
                      ) {
                        validate19.errors = [
                          {
                            instancePath: instancePath + '/state',
                            schemaPath: '#/properties/state/enum',
                            keyword: 'enum',
                            params: { allowedValues: schema21.properties.state.enum },
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs27 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.owner !== undefined) {
                        let data13 = data.owner;
                        const _errs29 = errors;
                        const _errs30 = errors;
                        let valid5 = false;
                        const _errs31 = errors;
                        if (
                          !validate22(data13, {
                            instancePath: instancePath + '/owner',
                            parentData: data,
                            parentDataProperty: 'owner',
                            rootData,
                          })
                        ) {
                          vErrors =
                            vErrors === null
                              ? validate22.errors
                              : vErrors.concat(validate22.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs31 === errors;
                        valid5 = valid5 || _valid0;
                        if (!valid5) {
                          const _errs32 = errors;
                          if (data13 !== null) {
                            const err0 = {
                              instancePath: instancePath + '/owner',
                              schemaPath: '#/properties/owner/anyOf/1/type',
                              keyword: 'type',
                              params: { type: 'null' },
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          var _valid0 = _errs32 === errors;
                          valid5 = valid5 || _valid0;
                        }
                        if (!valid5) {
                          const err1 = {
                            instancePath: instancePath + '/owner',
                            schemaPath: '#/properties/owner/anyOf',
                            keyword: 'anyOf',
                            params: {},
                          };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                          validate19.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs30;
                          if (vErrors !== null) {
                            if (_errs30) {
                              vErrors.length = _errs30;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs29 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.band !== undefined) {
                          let data14 = data.band;
                          const _errs34 = errors;
                          if (
                            !(typeof data14 == 'number' && !(data14 % 1) && !isNaN(data14)) &&
                            data14 !== null
                          ) {
                            validate19.errors = [
                              {
                                instancePath: instancePath + '/band',
                                schemaPath: '#/components/schemas/Band/type',
                                keyword: 'type',
                                params: { type: schema29.type },
                              },
                            ];
                            return false;
                          }
                          if (
                            !(
                              data14 === 1 ||
                              data14 === 2 ||
                              data14 === 5 ||
                              data14 === 10 ||
                              data14 === 25 ||
                              data14 === 0 ||
                              data14 === null
                            )
                          ) {
                            validate19.errors = [
                              {
                                instancePath: instancePath + '/band',
                                schemaPath: '#/components/schemas/Band/enum',
                                keyword: 'enum',
                                params: { allowedValues: schema29.enum },
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs34 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.version !== undefined) {
                            let data15 = data.version;
                            const _errs37 = errors;
                            if (!(typeof data15 == 'number' && !(data15 % 1) && !isNaN(data15))) {
                              validate19.errors = [
                                {
                                  instancePath: instancePath + '/version',
                                  schemaPath: '#/properties/version/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs37 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.addedAt !== undefined) {
                              const _errs39 = errors;
                              if (errors === _errs39) {
                                if (errors === _errs39) {
                                  if (!(typeof data.addedAt === 'string')) {
                                    validate19.errors = [
                                      {
                                        instancePath: instancePath + '/addedAt',
                                        schemaPath: '#/properties/addedAt/type',
                                        keyword: 'type',
                                        params: { type: 'string' },
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs39 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.isHidden !== undefined) {
                                const _errs41 = errors;
                                if (typeof data.isHidden !== 'boolean') {
                                  validate19.errors = [
                                    {
                                      instancePath: instancePath + '/isHidden',
                                      schemaPath: '#/properties/isHidden/type',
                                      keyword: 'type',
                                      params: { type: 'boolean' },
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs41 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.requestId !== undefined) {
                                  const _errs43 = errors;
                                  if (errors === _errs43) {
                                    if (errors === _errs43) {
                                      if (!(typeof data.requestId === 'string')) {
                                        validate19.errors = [
                                          {
                                            instancePath: instancePath + '/requestId',
                                            schemaPath: '#/properties/requestId/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid0 = _errs43 === errors;
                                } else {
                                  var valid0 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate19.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate19.errors = vErrors;
  return errors === 0;
}
function validate18(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.items === undefined && (missing0 = 'items')) ||
        (data.next === undefined && (missing0 = 'next'))
      ) {
        validate18.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.items !== undefined) {
          let data0 = data.items;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (
                  !validate19(data0[i0], {
                    instancePath: instancePath + '/items/' + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate18.errors = [
                {
                  instancePath: instancePath + '/items',
                  schemaPath: '#/properties/items/type',
                  keyword: 'type',
                  params: { type: 'array' },
                },
              ];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.next !== undefined) {
            let data2 = data.next;
            const _errs4 = errors;
            if (typeof data2 !== 'string' && data2 !== null) {
              validate18.errors = [
                {
                  instancePath: instancePath + '/next',
                  schemaPath: '#/properties/next/type',
                  keyword: 'type',
                  params: { type: schema20.properties.next.type },
                },
              ];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.count !== undefined) {
              let data3 = data.count;
              const _errs6 = errors;
              if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
                validate18.errors = [
                  {
                    instancePath: instancePath + '/count',
                    schemaPath: '#/properties/count/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                  },
                ];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isOwned !== undefined) {
                const _errs8 = errors;
                if (typeof data.isOwned !== 'boolean') {
                  validate18.errors = [
                    {
                      instancePath: instancePath + '/isOwned',
                      schemaPath: '#/properties/isOwned/type',
                      keyword: 'type',
                      params: { type: 'boolean' },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate18.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate18.errors = vErrors;
  return errors === 0;
}
export const isShownCopy = validate25;
const schema30 = {
  type: 'object',
  required: ['copy', 'requestId'],
  properties: {
    copy: { $ref: '#/components/schemas/Copy' },
    requestId: { type: ['string', 'null'], format: 'uuid' },
    askableFrom: { type: 'string', format: 'date-time' },
    unaskable: { type: 'string', enum: ['too many open', 'nothing to swap'] },
  },
};
function validate25(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.copy === undefined && (missing0 = 'copy')) ||
        (data.requestId === undefined && (missing0 = 'requestId'))
      ) {
        validate25.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.copy !== undefined) {
          const _errs1 = errors;
          if (
            !validate19(data.copy, {
              instancePath: instancePath + '/copy',
              parentData: data,
              parentDataProperty: 'copy',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.requestId !== undefined) {
            let data1 = data.requestId;
            const _errs2 = errors;
            if (typeof data1 !== 'string' && data1 !== null) {
              validate25.errors = [
                {
                  instancePath: instancePath + '/requestId',
                  schemaPath: '#/properties/requestId/type',
                  keyword: 'type',
                  params: { type: schema30.properties.requestId.type },
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.askableFrom !== undefined) {
              const _errs4 = errors;
              if (errors === _errs4) {
                if (errors === _errs4) {
                  if (!(typeof data.askableFrom === 'string')) {
                    validate25.errors = [
                      {
                        instancePath: instancePath + '/askableFrom',
                        schemaPath: '#/properties/askableFrom/type',
                        keyword: 'type',
                        params: { type: 'string' },
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.unaskable !== undefined) {
                let data3 = data.unaskable;
                const _errs6 = errors;
                if (typeof data3 !== 'string') {
                  validate25.errors = [
                    {
                      instancePath: instancePath + '/unaskable',
                      schemaPath: '#/properties/unaskable/type',
                      keyword: 'type',
                      params: { type: 'string' },
                    },
                  ];
                  return false;
                }
                if (!(data3 === 'too many open' || data3 === 'nothing to swap')) {
                  validate25.errors = [
                    {
                      instancePath: instancePath + '/unaskable',
                      schemaPath: '#/properties/unaskable/enum',
                      keyword: 'enum',
                      params: { allowedValues: schema30.properties.unaskable.enum },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate25.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
export const isContactForm = validate27;
const schema31 = {
  type: 'object',
  required: ['isOpen'],
  properties: { isOpen: { type: 'boolean' }, email: { type: 'string' } },
};
function validate27(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.isOpen === undefined && (missing0 = 'isOpen')) {
        validate27.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.isOpen !== undefined) {
          const _errs1 = errors;
          if (typeof data.isOpen !== 'boolean') {
            validate27.errors = [
              {
                instancePath: instancePath + '/isOpen',
                schemaPath: '#/properties/isOpen/type',
                keyword: 'type',
                params: { type: 'boolean' },
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== undefined) {
            const _errs3 = errors;
            if (typeof data.email !== 'string') {
              validate27.errors = [
                {
                  instancePath: instancePath + '/email',
                  schemaPath: '#/properties/email/type',
                  keyword: 'type',
                  params: { type: 'string' },
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate27.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
const readBy = validators => (status, body) => {
  const declared = Object.hasOwn(validators, status) ? status : 'default';
  return validators[declared]?.(body) ? { status: declared, body } : undefined;
};
export const readers = {
  signUp: readBy({
    202: isAnswer,
    403: isAnswer,
    422: isRefusal,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  sendVerificationLink: readBy({
    202: isAnswer,
    403: isAnswer,
    422: isRefusal,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  forgotPassword: readBy({
    202: isAnswer,
    403: isAnswer,
    422: isRefusal,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  verifyEmail: readBy({
    200: isAnswer,
    400: isAnswer,
    410: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  resetPassword: readBy({
    200: isAnswer,
    400: isAnswer,
    410: isAnswer,
    422: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  signIn: readBy({
    200: isSession,
    401: isAnswer,
    403: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  discover: readBy({ 200: isCopies, 500: isAnswer, default: isAnswer }),
  copy: readBy({ 200: isShownCopy, 404: isAnswer, 500: isAnswer, default: isAnswer }),
  contactForm: readBy({ 200: isContactForm, 500: isAnswer, default: isAnswer }),
  contact: readBy({
    202: isAnswer,
    403: isAnswer,
    422: isRefusal,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
};

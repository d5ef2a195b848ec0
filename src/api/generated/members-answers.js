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
export const isStaleProfile = validate18;
const schema20 = {
  type: 'object',
  required: ['message', 'current'],
  properties: {
    message: { type: 'string' },
    error: { type: 'boolean' },
    code: { type: 'string' },
    current: { $ref: '#/components/schemas/Self' },
  },
};
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
        (data.message === undefined && (missing0 = 'message')) ||
        (data.current === undefined && (missing0 = 'current'))
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
        if (data.message !== undefined) {
          const _errs1 = errors;
          if (typeof data.message !== 'string') {
            validate18.errors = [
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
              validate18.errors = [
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
                validate18.errors = [
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
              if (data.current !== undefined) {
                const _errs7 = errors;
                if (
                  !validate14(data.current, {
                    instancePath: instancePath + '/current',
                    parentData: data,
                    parentDataProperty: 'current',
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
                  errors = vErrors.length;
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
      validate18.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate18.errors = vErrors;
  return errors === 0;
}
export const isExport = validate20;
const schema21 = {
  type: 'object',
  required: ['exportedAt', 'data'],
  properties: {
    exportedAt: { type: 'string', format: 'date-time' },
    data: { type: 'object', additionalProperties: true },
  },
};
function validate20(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.exportedAt === undefined && (missing0 = 'exportedAt')) ||
        (data.data === undefined && (missing0 = 'data'))
      ) {
        validate20.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.exportedAt !== undefined) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (!(typeof data.exportedAt === 'string')) {
                validate20.errors = [
                  {
                    instancePath: instancePath + '/exportedAt',
                    schemaPath: '#/properties/exportedAt/type',
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
          if (data.data !== undefined) {
            let data1 = data.data;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
              } else {
                validate20.errors = [
                  {
                    instancePath: instancePath + '/data',
                    schemaPath: '#/properties/data/type',
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
        }
      }
    } else {
      validate20.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
export const isSessions = validate21;
const schema22 = {
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'device', 'beganAt', 'seenAt', 'isCurrent'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          device: { type: 'string' },
          beganAt: { type: 'string', format: 'date-time' },
          seenAt: { type: 'string', format: 'date-time' },
          isCurrent: { type: 'boolean' },
        },
      },
    },
  },
};
function validate21(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.items === undefined && (missing0 = 'items')) {
        validate21.errors = [
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
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                    let missing1;
                    if (
                      (data1.id === undefined && (missing1 = 'id')) ||
                      (data1.device === undefined && (missing1 = 'device')) ||
                      (data1.beganAt === undefined && (missing1 = 'beganAt')) ||
                      (data1.seenAt === undefined && (missing1 = 'seenAt')) ||
                      (data1.isCurrent === undefined && (missing1 = 'isCurrent'))
                    ) {
                      validate21.errors = [
                        {
                          instancePath: instancePath + '/items/' + i0,
                          schemaPath: '#/properties/items/items/required',
                          keyword: 'required',
                          params: { missingProperty: missing1 },
                        },
                      ];
                      return false;
                    } else {
                      if (data1.id !== undefined) {
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (errors === _errs5) {
                            if (!(typeof data1.id === 'string')) {
                              validate21.errors = [
                                {
                                  instancePath: instancePath + '/items/' + i0 + '/id',
                                  schemaPath: '#/properties/items/items/properties/id/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.device !== undefined) {
                          const _errs7 = errors;
                          if (typeof data1.device !== 'string') {
                            validate21.errors = [
                              {
                                instancePath: instancePath + '/items/' + i0 + '/device',
                                schemaPath: '#/properties/items/items/properties/device/type',
                                keyword: 'type',
                                params: { type: 'string' },
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.beganAt !== undefined) {
                            const _errs9 = errors;
                            if (errors === _errs9) {
                              if (errors === _errs9) {
                                if (!(typeof data1.beganAt === 'string')) {
                                  validate21.errors = [
                                    {
                                      instancePath: instancePath + '/items/' + i0 + '/beganAt',
                                      schemaPath:
                                        '#/properties/items/items/properties/beganAt/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.seenAt !== undefined) {
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (errors === _errs11) {
                                  if (!(typeof data1.seenAt === 'string')) {
                                    validate21.errors = [
                                      {
                                        instancePath: instancePath + '/items/' + i0 + '/seenAt',
                                        schemaPath:
                                          '#/properties/items/items/properties/seenAt/type',
                                        keyword: 'type',
                                        params: { type: 'string' },
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.isCurrent !== undefined) {
                                const _errs13 = errors;
                                if (typeof data1.isCurrent !== 'boolean') {
                                  validate21.errors = [
                                    {
                                      instancePath: instancePath + '/items/' + i0 + '/isCurrent',
                                      schemaPath:
                                        '#/properties/items/items/properties/isCurrent/type',
                                      keyword: 'type',
                                      params: { type: 'boolean' },
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
                        }
                      }
                    }
                  } else {
                    validate21.errors = [
                      {
                        instancePath: instancePath + '/items/' + i0,
                        schemaPath: '#/properties/items/items/type',
                        keyword: 'type',
                        params: { type: 'object' },
                      },
                    ];
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.errors = [
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
        }
      }
    } else {
      validate21.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
export const isMember = validate22;
const schema23 = {
  type: 'object',
  required: ['member'],
  properties: {
    member: {
      type: 'object',
      required: [
        'id',
        'name',
        'about',
        'languages',
        'house',
        'band',
        'isBlocked',
        'since',
        'exchanges',
        'thumbsUp',
      ],
      properties: {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
        about: { type: 'string' },
        languages: { $ref: '#/components/schemas/Languages' },
        house: { $ref: '#/components/schemas/House' },
        band: { $ref: '#/components/schemas/Band' },
        isBlocked: { type: 'boolean' },
        since: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
        exchanges: { type: 'integer' },
        thumbsUp: { type: 'integer' },
        isModerator: { type: 'boolean' },
      },
    },
  },
};
const schema25 = { type: ['integer', 'null'], enum: [1, 2, 5, 10, 25, 0, null] };
const pattern1 = new RegExp('^\\d{4}-\\d{2}$', 'u');
function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.member === undefined && (missing0 = 'member')) {
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
        if (data.member !== undefined) {
          let data0 = data.member;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
              let missing1;
              if (
                (data0.id === undefined && (missing1 = 'id')) ||
                (data0.name === undefined && (missing1 = 'name')) ||
                (data0.about === undefined && (missing1 = 'about')) ||
                (data0.languages === undefined && (missing1 = 'languages')) ||
                (data0.house === undefined && (missing1 = 'house')) ||
                (data0.band === undefined && (missing1 = 'band')) ||
                (data0.isBlocked === undefined && (missing1 = 'isBlocked')) ||
                (data0.since === undefined && (missing1 = 'since')) ||
                (data0.exchanges === undefined && (missing1 = 'exchanges')) ||
                (data0.thumbsUp === undefined && (missing1 = 'thumbsUp'))
              ) {
                validate22.errors = [
                  {
                    instancePath: instancePath + '/member',
                    schemaPath: '#/properties/member/required',
                    keyword: 'required',
                    params: { missingProperty: missing1 },
                  },
                ];
                return false;
              } else {
                if (data0.id !== undefined) {
                  const _errs3 = errors;
                  if (errors === _errs3) {
                    if (errors === _errs3) {
                      if (!(typeof data0.id === 'string')) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + '/member/id',
                            schemaPath: '#/properties/member/properties/id/type',
                            keyword: 'type',
                            params: { type: 'string' },
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.name !== undefined) {
                    const _errs5 = errors;
                    if (typeof data0.name !== 'string') {
                      validate22.errors = [
                        {
                          instancePath: instancePath + '/member/name',
                          schemaPath: '#/properties/member/properties/name/type',
                          keyword: 'type',
                          params: { type: 'string' },
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs5 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.about !== undefined) {
                      const _errs7 = errors;
                      if (typeof data0.about !== 'string') {
                        validate22.errors = [
                          {
                            instancePath: instancePath + '/member/about',
                            schemaPath: '#/properties/member/properties/about/type',
                            keyword: 'type',
                            params: { type: 'string' },
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.languages !== undefined) {
                        const _errs9 = errors;
                        if (
                          !validate15(data0.languages, {
                            instancePath: instancePath + '/member/languages',
                            parentData: data0,
                            parentDataProperty: 'languages',
                            rootData,
                          })
                        ) {
                          vErrors =
                            vErrors === null
                              ? validate15.errors
                              : vErrors.concat(validate15.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs9 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.house !== undefined) {
                          let data5 = data0.house;
                          const _errs10 = errors;
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
                              let missing2;
                              if (
                                (data5.roof === undefined && (missing2 = 'roof')) ||
                                (data5.colour === undefined && (missing2 = 'colour')) ||
                                (data5.door === undefined && (missing2 = 'door'))
                              ) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + '/member/house',
                                    schemaPath: '#/components/schemas/House/required',
                                    keyword: 'required',
                                    params: { missingProperty: missing2 },
                                  },
                                ];
                                return false;
                              } else {
                                if (data5.roof !== undefined) {
                                  let data6 = data5.roof;
                                  const _errs13 = errors;
                                  if (typeof data6 !== 'string') {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + '/member/house/roof',
                                        schemaPath:
                                          '#/components/schemas/House/properties/roof/type',
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
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + '/member/house/roof',
                                        schemaPath:
                                          '#/components/schemas/House/properties/roof/enum',
                                        keyword: 'enum',
                                        params: { allowedValues: schema18.properties.roof.enum },
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs13 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data5.colour !== undefined) {
                                    let data7 = data5.colour;
                                    const _errs15 = errors;
                                    if (typeof data7 !== 'string') {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + '/member/house/colour',
                                          schemaPath:
                                            '#/components/schemas/House/properties/colour/type',
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
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + '/member/house/colour',
                                          schemaPath:
                                            '#/components/schemas/House/properties/colour/enum',
                                          keyword: 'enum',
                                          params: {
                                            allowedValues: schema18.properties.colour.enum,
                                          },
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid3 = _errs15 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data5.door !== undefined) {
                                      let data8 = data5.door;
                                      const _errs17 = errors;
                                      if (typeof data8 !== 'string') {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + '/member/house/door',
                                            schemaPath:
                                              '#/components/schemas/House/properties/door/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                          },
                                        ];
                                        return false;
                                      }
                                      if (
                                        !(
                                          data8 === 'square' ||
                                          data8 === 'round' ||
                                          data8 === 'double'
                                        )
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + '/member/house/door',
                                            schemaPath:
                                              '#/components/schemas/House/properties/door/enum',
                                            keyword: 'enum',
                                            params: {
                                              allowedValues: schema18.properties.door.enum,
                                            },
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid3 = _errs17 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + '/member/house',
                                  schemaPath: '#/components/schemas/House/type',
                                  keyword: 'type',
                                  params: { type: 'object' },
                                },
                              ];
                              return false;
                            }
                          }
                          var valid1 = _errs10 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data0.band !== undefined) {
                            let data9 = data0.band;
                            const _errs19 = errors;
                            if (
                              !(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9)) &&
                              data9 !== null
                            ) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + '/member/band',
                                  schemaPath: '#/components/schemas/Band/type',
                                  keyword: 'type',
                                  params: { type: schema25.type },
                                },
                              ];
                              return false;
                            }
                            if (
                              !(
                                data9 === 1 ||
                                data9 === 2 ||
                                data9 === 5 ||
                                data9 === 10 ||
                                data9 === 25 ||
                                data9 === 0 ||
                                data9 === null
                              )
                            ) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + '/member/band',
                                  schemaPath: '#/components/schemas/Band/enum',
                                  keyword: 'enum',
                                  params: { allowedValues: schema25.enum },
                                },
                              ];
                              return false;
                            }
                            var valid1 = _errs19 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data0.isBlocked !== undefined) {
                              const _errs22 = errors;
                              if (typeof data0.isBlocked !== 'boolean') {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + '/member/isBlocked',
                                    schemaPath: '#/properties/member/properties/isBlocked/type',
                                    keyword: 'type',
                                    params: { type: 'boolean' },
                                  },
                                ];
                                return false;
                              }
                              var valid1 = _errs22 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data0.since !== undefined) {
                                let data11 = data0.since;
                                const _errs24 = errors;
                                if (errors === _errs24) {
                                  if (typeof data11 === 'string') {
                                    if (!pattern1.test(data11)) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + '/member/since',
                                          schemaPath:
                                            '#/properties/member/properties/since/pattern',
                                          keyword: 'pattern',
                                          params: { pattern: '^\\d{4}-\\d{2}$' },
                                        },
                                      ];
                                      return false;
                                    }
                                  } else {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + '/member/since',
                                        schemaPath: '#/properties/member/properties/since/type',
                                        keyword: 'type',
                                        params: { type: 'string' },
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid1 = _errs24 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data0.exchanges !== undefined) {
                                  let data12 = data0.exchanges;
                                  const _errs26 = errors;
                                  if (
                                    !(typeof data12 == 'number' && !(data12 % 1) && !isNaN(data12))
                                  ) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + '/member/exchanges',
                                        schemaPath: '#/properties/member/properties/exchanges/type',
                                        keyword: 'type',
                                        params: { type: 'integer' },
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid1 = _errs26 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data0.thumbsUp !== undefined) {
                                    let data13 = data0.thumbsUp;
                                    const _errs28 = errors;
                                    if (
                                      !(
                                        typeof data13 == 'number' &&
                                        !(data13 % 1) &&
                                        !isNaN(data13)
                                      )
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + '/member/thumbsUp',
                                          schemaPath:
                                            '#/properties/member/properties/thumbsUp/type',
                                          keyword: 'type',
                                          params: { type: 'integer' },
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid1 = _errs28 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data0.isModerator !== undefined) {
                                      const _errs30 = errors;
                                      if (typeof data0.isModerator !== 'boolean') {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + '/member/isModerator',
                                            schemaPath:
                                              '#/properties/member/properties/isModerator/type',
                                            keyword: 'type',
                                            params: { type: 'boolean' },
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid1 = _errs30 === errors;
                                    } else {
                                      var valid1 = true;
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
              validate22.errors = [
                {
                  instancePath: instancePath + '/member',
                  schemaPath: '#/properties/member/type',
                  keyword: 'type',
                  params: { type: 'object' },
                },
              ];
              return false;
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
export const isReports = validate24;
const schema26 = {
  type: 'object',
  required: ['items', 'next'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'reporter', 'member', 'reason', 'of', 'title', 'text', 'at', 'decisions'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          reporter: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
          member: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
          reason: { type: 'string' },
          of: { type: 'string', enum: ['profile', 'copy', 'message'] },
          title: { type: ['string', 'null'] },
          text: { type: 'string' },
          where: { type: 'string' },
          at: { type: 'string', format: 'date-time' },
          decisions: {
            type: 'array',
            items: { type: 'string', enum: ['dismiss', 'hide', 'suspend'] },
          },
          book: {
            type: 'object',
            required: ['title', 'authors'],
            properties: { title: { type: 'string' }, authors: { type: 'string' } },
          },
        },
      },
    },
    next: { type: ['string', 'null'] },
  },
};
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
        (data.id === undefined && (missing0 = 'id')) ||
        (data.name === undefined && (missing0 = 'name')) ||
        (data.house === undefined && (missing0 = 'house'))
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
        if (data.id !== undefined) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (!(typeof data.id === 'string')) {
                validate25.errors = [
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
              validate25.errors = [
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
                    validate25.errors = [
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
                        validate25.errors = [
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
                        validate25.errors = [
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
                          validate25.errors = [
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
                          validate25.errors = [
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
                            validate25.errors = [
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
                            validate25.errors = [
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
                  validate25.errors = [
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
                  validate25.errors = [
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
      validate25.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate24(
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
        validate24.errors = [
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
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                    let missing1;
                    if (
                      (data1.id === undefined && (missing1 = 'id')) ||
                      (data1.reporter === undefined && (missing1 = 'reporter')) ||
                      (data1.member === undefined && (missing1 = 'member')) ||
                      (data1.reason === undefined && (missing1 = 'reason')) ||
                      (data1.of === undefined && (missing1 = 'of')) ||
                      (data1.title === undefined && (missing1 = 'title')) ||
                      (data1.text === undefined && (missing1 = 'text')) ||
                      (data1.at === undefined && (missing1 = 'at')) ||
                      (data1.decisions === undefined && (missing1 = 'decisions'))
                    ) {
                      validate24.errors = [
                        {
                          instancePath: instancePath + '/items/' + i0,
                          schemaPath: '#/properties/items/items/required',
                          keyword: 'required',
                          params: { missingProperty: missing1 },
                        },
                      ];
                      return false;
                    } else {
                      if (data1.id !== undefined) {
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (errors === _errs5) {
                            if (!(typeof data1.id === 'string')) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + '/items/' + i0 + '/id',
                                  schemaPath: '#/properties/items/items/properties/id/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.reporter !== undefined) {
                          let data3 = data1.reporter;
                          const _errs7 = errors;
                          const _errs8 = errors;
                          let valid3 = false;
                          const _errs9 = errors;
                          if (
                            !validate25(data3, {
                              instancePath: instancePath + '/items/' + i0 + '/reporter',
                              parentData: data1,
                              parentDataProperty: 'reporter',
                              rootData,
                            })
                          ) {
                            vErrors =
                              vErrors === null
                                ? validate25.errors
                                : vErrors.concat(validate25.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs9 === errors;
                          valid3 = valid3 || _valid0;
                          if (!valid3) {
                            const _errs10 = errors;
                            if (data3 !== null) {
                              const err0 = {
                                instancePath: instancePath + '/items/' + i0 + '/reporter',
                                schemaPath:
                                  '#/properties/items/items/properties/reporter/anyOf/1/type',
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
                            var _valid0 = _errs10 === errors;
                            valid3 = valid3 || _valid0;
                          }
                          if (!valid3) {
                            const err1 = {
                              instancePath: instancePath + '/items/' + i0 + '/reporter',
                              schemaPath: '#/properties/items/items/properties/reporter/anyOf',
                              keyword: 'anyOf',
                              params: {},
                            };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                            validate24.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs8;
                            if (vErrors !== null) {
                              if (_errs8) {
                                vErrors.length = _errs8;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.member !== undefined) {
                            let data4 = data1.member;
                            const _errs12 = errors;
                            const _errs13 = errors;
                            let valid4 = false;
                            const _errs14 = errors;
                            if (
                              !validate25(data4, {
                                instancePath: instancePath + '/items/' + i0 + '/member',
                                parentData: data1,
                                parentDataProperty: 'member',
                                rootData,
                              })
                            ) {
                              vErrors =
                                vErrors === null
                                  ? validate25.errors
                                  : vErrors.concat(validate25.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs14 === errors;
                            valid4 = valid4 || _valid1;
                            if (!valid4) {
                              const _errs15 = errors;
                              if (data4 !== null) {
                                const err2 = {
                                  instancePath: instancePath + '/items/' + i0 + '/member',
                                  schemaPath:
                                    '#/properties/items/items/properties/member/anyOf/1/type',
                                  keyword: 'type',
                                  params: { type: 'null' },
                                };
                                if (vErrors === null) {
                                  vErrors = [err2];
                                } else {
                                  vErrors.push(err2);
                                }
                                errors++;
                              }
                              var _valid1 = _errs15 === errors;
                              valid4 = valid4 || _valid1;
                            }
                            if (!valid4) {
                              const err3 = {
                                instancePath: instancePath + '/items/' + i0 + '/member',
                                schemaPath: '#/properties/items/items/properties/member/anyOf',
                                keyword: 'anyOf',
                                params: {},
                              };
                              if (vErrors === null) {
                                vErrors = [err3];
                              } else {
                                vErrors.push(err3);
                              }
                              errors++;
                              validate24.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs13;
                              if (vErrors !== null) {
                                if (_errs13) {
                                  vErrors.length = _errs13;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid2 = _errs12 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.reason !== undefined) {
                              const _errs17 = errors;
                              if (typeof data1.reason !== 'string') {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + '/items/' + i0 + '/reason',
                                    schemaPath: '#/properties/items/items/properties/reason/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.of !== undefined) {
                                let data6 = data1.of;
                                const _errs19 = errors;
                                if (typeof data6 !== 'string') {
                                  validate24.errors = [
                                    {
                                      instancePath: instancePath + '/items/' + i0 + '/of',
                                      schemaPath: '#/properties/items/items/properties/of/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                    },
                                  ];
                                  return false;
                                }
                                if (
                                  !(data6 === 'profile' || data6 === 'copy' || data6 === 'message')
                                ) {
                                  validate24.errors = [
                                    {
                                      instancePath: instancePath + '/items/' + i0 + '/of',
                                      schemaPath: '#/properties/items/items/properties/of/enum',
                                      keyword: 'enum',
                                      params: {
                                        allowedValues:
                                          schema26.properties.items.items.properties.of.enum,
                                      },
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.title !== undefined) {
                                  let data7 = data1.title;
                                  const _errs21 = errors;
                                  if (typeof data7 !== 'string' && data7 !== null) {
                                    validate24.errors = [
                                      {
                                        instancePath: instancePath + '/items/' + i0 + '/title',
                                        schemaPath:
                                          '#/properties/items/items/properties/title/type',
                                        keyword: 'type',
                                        params: {
                                          type: schema26.properties.items.items.properties.title
                                            .type,
                                        },
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid2 = _errs21 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.text !== undefined) {
                                    const _errs23 = errors;
                                    if (typeof data1.text !== 'string') {
                                      validate24.errors = [
                                        {
                                          instancePath: instancePath + '/items/' + i0 + '/text',
                                          schemaPath:
                                            '#/properties/items/items/properties/text/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid2 = _errs23 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.where !== undefined) {
                                      const _errs25 = errors;
                                      if (typeof data1.where !== 'string') {
                                        validate24.errors = [
                                          {
                                            instancePath: instancePath + '/items/' + i0 + '/where',
                                            schemaPath:
                                              '#/properties/items/items/properties/where/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid2 = _errs25 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data1.at !== undefined) {
                                        const _errs27 = errors;
                                        if (errors === _errs27) {
                                          if (errors === _errs27) {
                                            if (!(typeof data1.at === 'string')) {
                                              validate24.errors = [
                                                {
                                                  instancePath:
                                                    instancePath + '/items/' + i0 + '/at',
                                                  schemaPath:
                                                    '#/properties/items/items/properties/at/type',
                                                  keyword: 'type',
                                                  params: { type: 'string' },
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid2 = _errs27 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data1.decisions !== undefined) {
                                          let data11 = data1.decisions;
                                          const _errs29 = errors;
                                          if (errors === _errs29) {
                                            if (Array.isArray(data11)) {
                                              var valid5 = true;
                                              const len1 = data11.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let data12 = data11[i1];
                                                const _errs31 = errors;
                                                if (typeof data12 !== 'string') {
                                                  validate24.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath +
                                                        '/items/' +
                                                        i0 +
                                                        '/decisions/' +
                                                        i1,
                                                      schemaPath:
                                                        '#/properties/items/items/properties/decisions/items/type',
                                                      keyword: 'type',
                                                      params: { type: 'string' },
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                if (
                                                  !(
                                                    data12 === 'dismiss' ||
                                                    data12 === 'hide' ||
                                                    data12 === 'suspend'
                                                  )
                                                ) {
                                                  validate24.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath +
                                                        '/items/' +
                                                        i0 +
                                                        '/decisions/' +
                                                        i1,
                                                      schemaPath:
                                                        '#/properties/items/items/properties/decisions/items/enum',
                                                      keyword: 'enum',
                                                      params: {
                                                        allowedValues:
                                                          schema26.properties.items.items.properties
                                                            .decisions.items.enum,
                                                      },
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid5 = _errs31 === errors;
                                                if (!valid5) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate24.errors = [
                                                {
                                                  instancePath:
                                                    instancePath + '/items/' + i0 + '/decisions',
                                                  schemaPath:
                                                    '#/properties/items/items/properties/decisions/type',
                                                  keyword: 'type',
                                                  params: { type: 'array' },
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                          var valid2 = _errs29 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data1.book !== undefined) {
                                            let data13 = data1.book;
                                            const _errs33 = errors;
                                            if (errors === _errs33) {
                                              if (
                                                data13 &&
                                                typeof data13 == 'object' &&
                                                !Array.isArray(data13)
                                              ) {
                                                let missing2;
                                                if (
                                                  (data13.title === undefined &&
                                                    (missing2 = 'title')) ||
                                                  (data13.authors === undefined &&
                                                    (missing2 = 'authors'))
                                                ) {
                                                  validate24.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + '/items/' + i0 + '/book',
                                                      schemaPath:
                                                        '#/properties/items/items/properties/book/required',
                                                      keyword: 'required',
                                                      params: { missingProperty: missing2 },
                                                    },
                                                  ];
                                                  return false;
                                                } else {
                                                  if (data13.title !== undefined) {
                                                    const _errs35 = errors;
                                                    if (typeof data13.title !== 'string') {
                                                      validate24.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath +
                                                            '/items/' +
                                                            i0 +
                                                            '/book/title',
                                                          schemaPath:
                                                            '#/properties/items/items/properties/book/properties/title/type',
                                                          keyword: 'type',
                                                          params: { type: 'string' },
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid6 = _errs35 === errors;
                                                  } else {
                                                    var valid6 = true;
                                                  }
                                                  if (valid6) {
                                                    if (data13.authors !== undefined) {
                                                      const _errs37 = errors;
                                                      if (typeof data13.authors !== 'string') {
                                                        validate24.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath +
                                                              '/items/' +
                                                              i0 +
                                                              '/book/authors',
                                                            schemaPath:
                                                              '#/properties/items/items/properties/book/properties/authors/type',
                                                            keyword: 'type',
                                                            params: { type: 'string' },
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid6 = _errs37 === errors;
                                                    } else {
                                                      var valid6 = true;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate24.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath + '/items/' + i0 + '/book',
                                                    schemaPath:
                                                      '#/properties/items/items/properties/book/type',
                                                    keyword: 'type',
                                                    params: { type: 'object' },
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid2 = _errs33 === errors;
                                          } else {
                                            var valid2 = true;
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
                    validate24.errors = [
                      {
                        instancePath: instancePath + '/items/' + i0,
                        schemaPath: '#/properties/items/items/type',
                        keyword: 'type',
                        params: { type: 'object' },
                      },
                    ];
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate24.errors = [
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
            let data16 = data.next;
            const _errs39 = errors;
            if (typeof data16 !== 'string' && data16 !== null) {
              validate24.errors = [
                {
                  instancePath: instancePath + '/next',
                  schemaPath: '#/properties/next/type',
                  keyword: 'type',
                  params: { type: schema26.properties.next.type },
                },
              ];
              return false;
            }
            var valid0 = _errs39 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate24.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
export const isDecided = validate28;
const schema29 = {
  type: 'object',
  required: ['message', 'decision'],
  properties: {
    message: { type: 'string' },
    error: { type: 'boolean' },
    code: { type: 'string' },
    decision: { $ref: '#/components/schemas/Decision' },
  },
};
const schema30 = { type: 'string', enum: ['dismiss', 'hide', 'hide book', 'correct', 'suspend'] };
function validate28(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.message === undefined && (missing0 = 'message')) ||
        (data.decision === undefined && (missing0 = 'decision'))
      ) {
        validate28.errors = [
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
            validate28.errors = [
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
              validate28.errors = [
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
                validate28.errors = [
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
              if (data.decision !== undefined) {
                let data3 = data.decision;
                const _errs7 = errors;
                if (typeof data3 !== 'string') {
                  validate28.errors = [
                    {
                      instancePath: instancePath + '/decision',
                      schemaPath: '#/components/schemas/Decision/type',
                      keyword: 'type',
                      params: { type: 'string' },
                    },
                  ];
                  return false;
                }
                if (
                  !(
                    data3 === 'dismiss' ||
                    data3 === 'hide' ||
                    data3 === 'hide book' ||
                    data3 === 'correct' ||
                    data3 === 'suspend'
                  )
                ) {
                  validate28.errors = [
                    {
                      instancePath: instancePath + '/decision',
                      schemaPath: '#/components/schemas/Decision/enum',
                      keyword: 'enum',
                      params: { allowedValues: schema30.enum },
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
      validate28.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
export const isPlaces = validate29;
const schema31 = {
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'region', 'latitude', 'longitude'],
        properties: {
          name: { type: 'string' },
          region: { type: 'string' },
          latitude: { type: 'number' },
          longitude: { type: 'number' },
        },
      },
    },
    hasPostcodes: { type: 'boolean' },
  },
};
function validate29(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.items === undefined && (missing0 = 'items')) {
        validate29.errors = [
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
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                    let missing1;
                    if (
                      (data1.name === undefined && (missing1 = 'name')) ||
                      (data1.region === undefined && (missing1 = 'region')) ||
                      (data1.latitude === undefined && (missing1 = 'latitude')) ||
                      (data1.longitude === undefined && (missing1 = 'longitude'))
                    ) {
                      validate29.errors = [
                        {
                          instancePath: instancePath + '/items/' + i0,
                          schemaPath: '#/properties/items/items/required',
                          keyword: 'required',
                          params: { missingProperty: missing1 },
                        },
                      ];
                      return false;
                    } else {
                      if (data1.name !== undefined) {
                        const _errs5 = errors;
                        if (typeof data1.name !== 'string') {
                          validate29.errors = [
                            {
                              instancePath: instancePath + '/items/' + i0 + '/name',
                              schemaPath: '#/properties/items/items/properties/name/type',
                              keyword: 'type',
                              params: { type: 'string' },
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.region !== undefined) {
                          const _errs7 = errors;
                          if (typeof data1.region !== 'string') {
                            validate29.errors = [
                              {
                                instancePath: instancePath + '/items/' + i0 + '/region',
                                schemaPath: '#/properties/items/items/properties/region/type',
                                keyword: 'type',
                                params: { type: 'string' },
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.latitude !== undefined) {
                            const _errs9 = errors;
                            if (!(typeof data1.latitude == 'number')) {
                              validate29.errors = [
                                {
                                  instancePath: instancePath + '/items/' + i0 + '/latitude',
                                  schemaPath: '#/properties/items/items/properties/latitude/type',
                                  keyword: 'type',
                                  params: { type: 'number' },
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.longitude !== undefined) {
                              const _errs11 = errors;
                              if (!(typeof data1.longitude == 'number')) {
                                validate29.errors = [
                                  {
                                    instancePath: instancePath + '/items/' + i0 + '/longitude',
                                    schemaPath:
                                      '#/properties/items/items/properties/longitude/type',
                                    keyword: 'type',
                                    params: { type: 'number' },
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate29.errors = [
                      {
                        instancePath: instancePath + '/items/' + i0,
                        schemaPath: '#/properties/items/items/type',
                        keyword: 'type',
                        params: { type: 'object' },
                      },
                    ];
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate29.errors = [
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
          if (data.hasPostcodes !== undefined) {
            const _errs13 = errors;
            if (typeof data.hasPostcodes !== 'boolean') {
              validate29.errors = [
                {
                  instancePath: instancePath + '/hasPostcodes',
                  schemaPath: '#/properties/hasPostcodes/type',
                  keyword: 'type',
                  params: { type: 'boolean' },
                },
              ];
              return false;
            }
            var valid0 = _errs13 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate29.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
export const isBooks = validate30;
const schema32 = {
  type: 'object',
  required: ['items', 'match'],
  properties: {
    items: { type: 'array', items: { $ref: '#/components/schemas/Book' } },
    match: { type: ['string', 'null'] },
    owned: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
  },
};
const schema33 = {
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
const schema34 = {
  type: 'string',
  format: 'uuid',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
};
const pattern2 = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', 'u');
function validate30(
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
        (data.match === undefined && (missing0 = 'match'))
      ) {
        validate30.errors = [
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
                let data1 = data0[i0];
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
                      validate30.errors = [
                        {
                          instancePath: instancePath + '/items/' + i0,
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
                              validate30.errors = [
                                {
                                  instancePath: instancePath + '/items/' + i0 + '/id',
                                  schemaPath: '#/components/schemas/Book/properties/id/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid3 = _errs6 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data1.title !== undefined) {
                          const _errs8 = errors;
                          if (typeof data1.title !== 'string') {
                            validate30.errors = [
                              {
                                instancePath: instancePath + '/items/' + i0 + '/title',
                                schemaPath: '#/components/schemas/Book/properties/title/type',
                                keyword: 'type',
                                params: { type: 'string' },
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs8 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data1.authors !== undefined) {
                            const _errs10 = errors;
                            if (typeof data1.authors !== 'string') {
                              validate30.errors = [
                                {
                                  instancePath: instancePath + '/items/' + i0 + '/authors',
                                  schemaPath: '#/components/schemas/Book/properties/authors/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                            var valid3 = _errs10 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data1.language !== undefined) {
                              let data5 = data1.language;
                              const _errs12 = errors;
                              if (typeof data5 !== 'string' && data5 !== null) {
                                validate30.errors = [
                                  {
                                    instancePath: instancePath + '/items/' + i0 + '/language',
                                    schemaPath:
                                      '#/components/schemas/Book/properties/language/type',
                                    keyword: 'type',
                                    params: { type: schema33.properties.language.type },
                                  },
                                ];
                                return false;
                              }
                              var valid3 = _errs12 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data1.year !== undefined) {
                                let data6 = data1.year;
                                const _errs14 = errors;
                                if (
                                  !(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6)) &&
                                  data6 !== null
                                ) {
                                  validate30.errors = [
                                    {
                                      instancePath: instancePath + '/items/' + i0 + '/year',
                                      schemaPath: '#/components/schemas/Book/properties/year/type',
                                      keyword: 'type',
                                      params: { type: schema33.properties.year.type },
                                    },
                                  ];
                                  return false;
                                }
                                var valid3 = _errs14 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data1.isbn !== undefined) {
                                  let data7 = data1.isbn;
                                  const _errs16 = errors;
                                  if (typeof data7 !== 'string' && data7 !== null) {
                                    validate30.errors = [
                                      {
                                        instancePath: instancePath + '/items/' + i0 + '/isbn',
                                        schemaPath:
                                          '#/components/schemas/Book/properties/isbn/type',
                                        keyword: 'type',
                                        params: { type: schema33.properties.isbn.type },
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs16 === errors;
                                } else {
                                  var valid3 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate30.errors = [
                      {
                        instancePath: instancePath + '/items/' + i0,
                        schemaPath: '#/components/schemas/Book/type',
                        keyword: 'type',
                        params: { type: 'object' },
                      },
                    ];
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate30.errors = [
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
          if (data.match !== undefined) {
            let data8 = data.match;
            const _errs18 = errors;
            if (typeof data8 !== 'string' && data8 !== null) {
              validate30.errors = [
                {
                  instancePath: instancePath + '/match',
                  schemaPath: '#/properties/match/type',
                  keyword: 'type',
                  params: { type: schema32.properties.match.type },
                },
              ];
              return false;
            }
            var valid0 = _errs18 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.owned !== undefined) {
              let data9 = data.owned;
              const _errs20 = errors;
              if (errors === _errs20) {
                if (Array.isArray(data9)) {
                  var valid4 = true;
                  const len1 = data9.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data10 = data9[i1];
                    const _errs22 = errors;
                    const _errs23 = errors;
                    if (errors === _errs23) {
                      if (errors === _errs23) {
                        if (typeof data10 === 'string') {
                          if (!pattern2.test(data10)) {
                            validate30.errors = [
                              {
                                instancePath: instancePath + '/owned/' + i1,
                                schemaPath: '#/components/schemas/Id/pattern',
                                keyword: 'pattern',
                                params: {
                                  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
                                },
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate30.errors = [
                            {
                              instancePath: instancePath + '/owned/' + i1,
                              schemaPath: '#/components/schemas/Id/type',
                              keyword: 'type',
                              params: { type: 'string' },
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid4 = _errs22 === errors;
                    if (!valid4) {
                      break;
                    }
                  }
                } else {
                  validate30.errors = [
                    {
                      instancePath: instancePath + '/owned',
                      schemaPath: '#/properties/owned/type',
                      keyword: 'type',
                      params: { type: 'array' },
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs20 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate30.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
export const isOneCopy = validate31;
const schema35 = {
  type: 'object',
  required: ['copy'],
  properties: { copy: { $ref: '#/components/schemas/Copy' } },
};
const schema36 = {
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
const schema40 = { type: ['integer', 'null'], minimum: 0, maximum: 10000000 };
const schema41 = { type: 'string', enum: ['as new', 'good', 'worn'] };
const schema38 = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: { $ref: '#/components/schemas/Way' },
};
const schema39 = { type: 'string', enum: ['give', 'sell', 'swap'] };
function validate33(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 3) {
        validate33.errors = [
          { instancePath, schemaPath: '#/maxItems', keyword: 'maxItems', params: { limit: 3 } },
        ];
        return false;
      } else {
        if (data.length < 1) {
          validate33.errors = [
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
              validate33.errors = [
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
              validate33.errors = [
                {
                  instancePath: instancePath + '/' + i0,
                  schemaPath: '#/components/schemas/Way/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema39.enum },
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
      validate33.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } },
      ];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
function validate32(
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
        validate32.errors = [
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
                validate32.errors = [
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
                  validate32.errors = [
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
                          validate32.errors = [
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
                        validate32.errors = [
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
                          validate32.errors = [
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
                            validate32.errors = [
                              {
                                instancePath: instancePath + '/book/language',
                                schemaPath: '#/components/schemas/Book/properties/language/type',
                                keyword: 'type',
                                params: { type: schema33.properties.language.type },
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
                              validate32.errors = [
                                {
                                  instancePath: instancePath + '/book/year',
                                  schemaPath: '#/components/schemas/Book/properties/year/type',
                                  keyword: 'type',
                                  params: { type: schema33.properties.year.type },
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
                                validate32.errors = [
                                  {
                                    instancePath: instancePath + '/book/isbn',
                                    schemaPath: '#/components/schemas/Book/properties/isbn/type',
                                    keyword: 'type',
                                    params: { type: schema33.properties.isbn.type },
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
                validate32.errors = [
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
                !validate33(data.ways, {
                  instancePath: instancePath + '/ways',
                  parentData: data,
                  parentDataProperty: 'ways',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
                  validate32.errors = [
                    {
                      instancePath: instancePath + '/price',
                      schemaPath: '#/components/schemas/Price/type',
                      keyword: 'type',
                      params: { type: schema40.type },
                    },
                  ];
                  return false;
                }
                if (errors === _errs20) {
                  if (typeof data9 == 'number') {
                    if (data9 > 10000000 || isNaN(data9)) {
                      validate32.errors = [
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
                        validate32.errors = [
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
                    validate32.errors = [
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
                    validate32.errors = [
                      {
                        instancePath: instancePath + '/condition',
                        schemaPath: '#/components/schemas/Condition/enum',
                        keyword: 'enum',
                        params: { allowedValues: schema41.enum },
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
                      validate32.errors = [
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
                        validate32.errors = [
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
                        validate32.errors = [
                          {
                            instancePath: instancePath + '/state',
                            schemaPath: '#/properties/state/enum',
                            keyword: 'enum',
                            params: { allowedValues: schema36.properties.state.enum },
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
                          !validate25(data13, {
                            instancePath: instancePath + '/owner',
                            parentData: data,
                            parentDataProperty: 'owner',
                            rootData,
                          })
                        ) {
                          vErrors =
                            vErrors === null
                              ? validate25.errors
                              : vErrors.concat(validate25.errors);
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
                          validate32.errors = vErrors;
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
                            validate32.errors = [
                              {
                                instancePath: instancePath + '/band',
                                schemaPath: '#/components/schemas/Band/type',
                                keyword: 'type',
                                params: { type: schema25.type },
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
                            validate32.errors = [
                              {
                                instancePath: instancePath + '/band',
                                schemaPath: '#/components/schemas/Band/enum',
                                keyword: 'enum',
                                params: { allowedValues: schema25.enum },
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
                              validate32.errors = [
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
                                    validate32.errors = [
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
                                  validate32.errors = [
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
                                        validate32.errors = [
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
      validate32.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
function validate31(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.copy === undefined && (missing0 = 'copy')) {
        validate31.errors = [
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
          if (
            !validate32(data.copy, {
              instancePath: instancePath + '/copy',
              parentData: data,
              parentDataProperty: 'copy',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate31.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
export const isStaleCopy = validate37;
const schema43 = {
  type: 'object',
  required: ['message', 'current'],
  properties: {
    message: { type: 'string' },
    error: { type: 'boolean' },
    code: { type: 'string' },
    current: { $ref: '#/components/schemas/Copy' },
  },
};
function validate37(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.message === undefined && (missing0 = 'message')) ||
        (data.current === undefined && (missing0 = 'current'))
      ) {
        validate37.errors = [
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
            validate37.errors = [
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
              validate37.errors = [
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
                validate37.errors = [
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
              if (data.current !== undefined) {
                const _errs7 = errors;
                if (
                  !validate32(data.current, {
                    instancePath: instancePath + '/current',
                    parentData: data,
                    parentDataProperty: 'current',
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
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
      validate37.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
export const isCopies = validate39;
const schema44 = {
  type: 'object',
  required: ['items', 'next'],
  properties: {
    items: { type: 'array', items: { $ref: '#/components/schemas/Copy' } },
    next: { type: ['string', 'null'] },
    count: { type: 'integer' },
    isOwned: { type: 'boolean' },
  },
};
function validate39(
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
        validate39.errors = [
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
                  !validate32(data0[i0], {
                    instancePath: instancePath + '/items/' + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate39.errors = [
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
              validate39.errors = [
                {
                  instancePath: instancePath + '/next',
                  schemaPath: '#/properties/next/type',
                  keyword: 'type',
                  params: { type: schema44.properties.next.type },
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
                validate39.errors = [
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
                  validate39.errors = [
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
      validate39.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
export const isRequestList = validate41;
const schema45 = {
  type: 'object',
  required: ['items', 'next'],
  properties: {
    items: { type: 'array', items: { $ref: '#/components/schemas/Request' } },
    next: { type: ['string', 'null'] },
  },
};
const schema46 = {
  type: 'object',
  required: [
    'id',
    'role',
    'other',
    'copy',
    'way',
    'price',
    'offers',
    'chosen',
    'state',
    'outcome',
    'isYourTurn',
    'actions',
    'proposal',
    'meeting',
    'isSaidByOne',
    'reviews',
    'endsAt',
    'version',
    'askedAt',
    'changedAt',
  ],
  properties: {
    id: { type: 'string', format: 'uuid' },
    role: { $ref: '#/components/schemas/Role' },
    other: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
    copy: { $ref: '#/components/schemas/TermCopy' },
    way: { $ref: '#/components/schemas/Way' },
    price: { $ref: '#/components/schemas/Price' },
    offers: { type: 'array', items: { $ref: '#/components/schemas/TermCopy' } },
    chosen: { type: ['string', 'null'], format: 'uuid' },
    state: {
      type: 'string',
      enum: ['asked', 'waiting', 'agreed', 'confirming', 'disputed', 'done', 'settled', 'closed'],
    },
    outcome: {
      type: ['string', 'null'],
      enum: [
        'declined',
        'withdrawn',
        'expired',
        'cancelled',
        'lapsed',
        'disputed',
        'unavailable',
        null,
      ],
    },
    isYourTurn: { type: 'boolean' },
    actions: { type: 'array', items: { $ref: '#/components/schemas/ActType' } },
    proposal: { anyOf: [{ $ref: '#/components/schemas/Proposal' }, { type: 'null' }] },
    meeting: { anyOf: [{ $ref: '#/components/schemas/Meeting' }, { type: 'null' }] },
    isSaidByOne: { type: 'boolean' },
    reviews: {
      type: 'array',
      items: {
        type: 'object',
        required: ['by', 'isGood', 'text'],
        properties: {
          by: { $ref: '#/components/schemas/Role' },
          isGood: { type: 'boolean' },
          text: { type: 'string' },
        },
      },
    },
    endsAt: { type: ['string', 'null'], format: 'date-time' },
    version: { type: 'integer' },
    askedAt: { type: 'string', format: 'date-time' },
    changedAt: { type: 'string', format: 'date-time' },
  },
};
const schema47 = { type: 'string', enum: ['asker', 'owner'] };
const schema48 = {
  type: 'object',
  required: ['id', 'title', 'authors'],
  properties: {
    id: { type: ['string', 'null'], format: 'uuid' },
    title: { type: 'string' },
    authors: { type: 'string' },
  },
};
const schema52 = {
  type: 'string',
  enum: [
    'accept',
    'decline',
    'withdraw',
    'still wanted',
    'propose a meeting',
    'accept the meeting',
    'cancel',
    'handed over',
    'not handed over',
    'review',
  ],
};
const schema55 = {
  type: 'object',
  required: ['at', 'where'],
  properties: { at: { type: 'string', format: 'date-time' }, where: { type: 'string' } },
};
const schema53 = {
  type: 'object',
  required: ['by', 'at', 'where'],
  properties: {
    by: { $ref: '#/components/schemas/Role' },
    at: { type: 'string', format: 'date-time' },
    where: { type: 'string' },
  },
};
function validate44(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.by === undefined && (missing0 = 'by')) ||
        (data.at === undefined && (missing0 = 'at')) ||
        (data.where === undefined && (missing0 = 'where'))
      ) {
        validate44.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.by !== undefined) {
          let data0 = data.by;
          const _errs1 = errors;
          if (typeof data0 !== 'string') {
            validate44.errors = [
              {
                instancePath: instancePath + '/by',
                schemaPath: '#/components/schemas/Role/type',
                keyword: 'type',
                params: { type: 'string' },
              },
            ];
            return false;
          }
          if (!(data0 === 'asker' || data0 === 'owner')) {
            validate44.errors = [
              {
                instancePath: instancePath + '/by',
                schemaPath: '#/components/schemas/Role/enum',
                keyword: 'enum',
                params: { allowedValues: schema47.enum },
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.at !== undefined) {
            const _errs4 = errors;
            if (errors === _errs4) {
              if (errors === _errs4) {
                if (!(typeof data.at === 'string')) {
                  validate44.errors = [
                    {
                      instancePath: instancePath + '/at',
                      schemaPath: '#/properties/at/type',
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
            if (data.where !== undefined) {
              const _errs6 = errors;
              if (typeof data.where !== 'string') {
                validate44.errors = [
                  {
                    instancePath: instancePath + '/where',
                    schemaPath: '#/properties/where/type',
                    keyword: 'type',
                    params: { type: 'string' },
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
    } else {
      validate44.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}
function validate42(
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
        (data.role === undefined && (missing0 = 'role')) ||
        (data.other === undefined && (missing0 = 'other')) ||
        (data.copy === undefined && (missing0 = 'copy')) ||
        (data.way === undefined && (missing0 = 'way')) ||
        (data.price === undefined && (missing0 = 'price')) ||
        (data.offers === undefined && (missing0 = 'offers')) ||
        (data.chosen === undefined && (missing0 = 'chosen')) ||
        (data.state === undefined && (missing0 = 'state')) ||
        (data.outcome === undefined && (missing0 = 'outcome')) ||
        (data.isYourTurn === undefined && (missing0 = 'isYourTurn')) ||
        (data.actions === undefined && (missing0 = 'actions')) ||
        (data.proposal === undefined && (missing0 = 'proposal')) ||
        (data.meeting === undefined && (missing0 = 'meeting')) ||
        (data.isSaidByOne === undefined && (missing0 = 'isSaidByOne')) ||
        (data.reviews === undefined && (missing0 = 'reviews')) ||
        (data.endsAt === undefined && (missing0 = 'endsAt')) ||
        (data.version === undefined && (missing0 = 'version')) ||
        (data.askedAt === undefined && (missing0 = 'askedAt')) ||
        (data.changedAt === undefined && (missing0 = 'changedAt'))
      ) {
        validate42.errors = [
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
                validate42.errors = [
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
          if (data.role !== undefined) {
            let data1 = data.role;
            const _errs3 = errors;
            if (typeof data1 !== 'string') {
              validate42.errors = [
                {
                  instancePath: instancePath + '/role',
                  schemaPath: '#/components/schemas/Role/type',
                  keyword: 'type',
                  params: { type: 'string' },
                },
              ];
              return false;
            }
            if (!(data1 === 'asker' || data1 === 'owner')) {
              validate42.errors = [
                {
                  instancePath: instancePath + '/role',
                  schemaPath: '#/components/schemas/Role/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema47.enum },
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.other !== undefined) {
              let data2 = data.other;
              const _errs6 = errors;
              const _errs7 = errors;
              let valid2 = false;
              const _errs8 = errors;
              if (
                !validate25(data2, {
                  instancePath: instancePath + '/other',
                  parentData: data,
                  parentDataProperty: 'other',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs8 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const _errs9 = errors;
                if (data2 !== null) {
                  const err0 = {
                    instancePath: instancePath + '/other',
                    schemaPath: '#/properties/other/anyOf/1/type',
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
                var _valid0 = _errs9 === errors;
                valid2 = valid2 || _valid0;
              }
              if (!valid2) {
                const err1 = {
                  instancePath: instancePath + '/other',
                  schemaPath: '#/properties/other/anyOf',
                  keyword: 'anyOf',
                  params: {},
                };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate42.errors = vErrors;
                return false;
              } else {
                errors = _errs7;
                if (vErrors !== null) {
                  if (_errs7) {
                    vErrors.length = _errs7;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.copy !== undefined) {
                let data3 = data.copy;
                const _errs11 = errors;
                const _errs12 = errors;
                if (errors === _errs12) {
                  if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
                    let missing1;
                    if (
                      (data3.id === undefined && (missing1 = 'id')) ||
                      (data3.title === undefined && (missing1 = 'title')) ||
                      (data3.authors === undefined && (missing1 = 'authors'))
                    ) {
                      validate42.errors = [
                        {
                          instancePath: instancePath + '/copy',
                          schemaPath: '#/components/schemas/TermCopy/required',
                          keyword: 'required',
                          params: { missingProperty: missing1 },
                        },
                      ];
                      return false;
                    } else {
                      if (data3.id !== undefined) {
                        let data4 = data3.id;
                        const _errs14 = errors;
                        if (typeof data4 !== 'string' && data4 !== null) {
                          validate42.errors = [
                            {
                              instancePath: instancePath + '/copy/id',
                              schemaPath: '#/components/schemas/TermCopy/properties/id/type',
                              keyword: 'type',
                              params: { type: schema48.properties.id.type },
                            },
                          ];
                          return false;
                        }
                        var valid4 = _errs14 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data3.title !== undefined) {
                          const _errs16 = errors;
                          if (typeof data3.title !== 'string') {
                            validate42.errors = [
                              {
                                instancePath: instancePath + '/copy/title',
                                schemaPath: '#/components/schemas/TermCopy/properties/title/type',
                                keyword: 'type',
                                params: { type: 'string' },
                              },
                            ];
                            return false;
                          }
                          var valid4 = _errs16 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data3.authors !== undefined) {
                            const _errs18 = errors;
                            if (typeof data3.authors !== 'string') {
                              validate42.errors = [
                                {
                                  instancePath: instancePath + '/copy/authors',
                                  schemaPath:
                                    '#/components/schemas/TermCopy/properties/authors/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs18 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate42.errors = [
                      {
                        instancePath: instancePath + '/copy',
                        schemaPath: '#/components/schemas/TermCopy/type',
                        keyword: 'type',
                        params: { type: 'object' },
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs11 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.way !== undefined) {
                  let data7 = data.way;
                  const _errs20 = errors;
                  if (typeof data7 !== 'string') {
                    validate42.errors = [
                      {
                        instancePath: instancePath + '/way',
                        schemaPath: '#/components/schemas/Way/type',
                        keyword: 'type',
                        params: { type: 'string' },
                      },
                    ];
                    return false;
                  }
                  if (!(data7 === 'give' || data7 === 'sell' || data7 === 'swap')) {
                    validate42.errors = [
                      {
                        instancePath: instancePath + '/way',
                        schemaPath: '#/components/schemas/Way/enum',
                        keyword: 'enum',
                        params: { allowedValues: schema39.enum },
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs20 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.price !== undefined) {
                    let data8 = data.price;
                    const _errs23 = errors;
                    const _errs24 = errors;
                    if (
                      !(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8)) &&
                      data8 !== null
                    ) {
                      validate42.errors = [
                        {
                          instancePath: instancePath + '/price',
                          schemaPath: '#/components/schemas/Price/type',
                          keyword: 'type',
                          params: { type: schema40.type },
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs24) {
                      if (typeof data8 == 'number') {
                        if (data8 > 10000000 || isNaN(data8)) {
                          validate42.errors = [
                            {
                              instancePath: instancePath + '/price',
                              schemaPath: '#/components/schemas/Price/maximum',
                              keyword: 'maximum',
                              params: { comparison: '<=', limit: 10000000 },
                            },
                          ];
                          return false;
                        } else {
                          if (data8 < 0 || isNaN(data8)) {
                            validate42.errors = [
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
                    var valid0 = _errs23 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.offers !== undefined) {
                      let data9 = data.offers;
                      const _errs26 = errors;
                      if (errors === _errs26) {
                        if (Array.isArray(data9)) {
                          var valid7 = true;
                          const len0 = data9.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data10 = data9[i0];
                            const _errs28 = errors;
                            const _errs29 = errors;
                            if (errors === _errs29) {
                              if (data10 && typeof data10 == 'object' && !Array.isArray(data10)) {
                                let missing2;
                                if (
                                  (data10.id === undefined && (missing2 = 'id')) ||
                                  (data10.title === undefined && (missing2 = 'title')) ||
                                  (data10.authors === undefined && (missing2 = 'authors'))
                                ) {
                                  validate42.errors = [
                                    {
                                      instancePath: instancePath + '/offers/' + i0,
                                      schemaPath: '#/components/schemas/TermCopy/required',
                                      keyword: 'required',
                                      params: { missingProperty: missing2 },
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data10.id !== undefined) {
                                    let data11 = data10.id;
                                    const _errs31 = errors;
                                    if (typeof data11 !== 'string' && data11 !== null) {
                                      validate42.errors = [
                                        {
                                          instancePath: instancePath + '/offers/' + i0 + '/id',
                                          schemaPath:
                                            '#/components/schemas/TermCopy/properties/id/type',
                                          keyword: 'type',
                                          params: { type: schema48.properties.id.type },
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid9 = _errs31 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data10.title !== undefined) {
                                      const _errs33 = errors;
                                      if (typeof data10.title !== 'string') {
                                        validate42.errors = [
                                          {
                                            instancePath: instancePath + '/offers/' + i0 + '/title',
                                            schemaPath:
                                              '#/components/schemas/TermCopy/properties/title/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid9 = _errs33 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                    if (valid9) {
                                      if (data10.authors !== undefined) {
                                        const _errs35 = errors;
                                        if (typeof data10.authors !== 'string') {
                                          validate42.errors = [
                                            {
                                              instancePath:
                                                instancePath + '/offers/' + i0 + '/authors',
                                              schemaPath:
                                                '#/components/schemas/TermCopy/properties/authors/type',
                                              keyword: 'type',
                                              params: { type: 'string' },
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid9 = _errs35 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate42.errors = [
                                  {
                                    instancePath: instancePath + '/offers/' + i0,
                                    schemaPath: '#/components/schemas/TermCopy/type',
                                    keyword: 'type',
                                    params: { type: 'object' },
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid7 = _errs28 === errors;
                            if (!valid7) {
                              break;
                            }
                          }
                        } else {
                          validate42.errors = [
                            {
                              instancePath: instancePath + '/offers',
                              schemaPath: '#/properties/offers/type',
                              keyword: 'type',
                              params: { type: 'array' },
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs26 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chosen !== undefined) {
                        let data14 = data.chosen;
                        const _errs37 = errors;
                        if (typeof data14 !== 'string' && data14 !== null) {
                          validate42.errors = [
                            {
                              instancePath: instancePath + '/chosen',
                              schemaPath: '#/properties/chosen/type',
                              keyword: 'type',
                              params: { type: schema46.properties.chosen.type },
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs37 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.state !== undefined) {
                          let data15 = data.state;
                          const _errs39 = errors;
                          if (typeof data15 !== 'string') {
                            validate42.errors = [
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
                              data15 === 'asked' ||
                              data15 === 'waiting' ||
                              data15 === 'agreed' ||
                              data15 === 'confirming' ||
                              data15 === 'disputed' ||
                              data15 === 'done' ||
                              data15 === 'settled' ||
                              data15 === 'closed'
                            )
                          ) {
                            validate42.errors = [
                              {
                                instancePath: instancePath + '/state',
                                schemaPath: '#/properties/state/enum',
                                keyword: 'enum',
                                params: { allowedValues: schema46.properties.state.enum },
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs39 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.outcome !== undefined) {
                            let data16 = data.outcome;
                            const _errs41 = errors;
                            if (typeof data16 !== 'string' && data16 !== null) {
                              validate42.errors = [
                                {
                                  instancePath: instancePath + '/outcome',
                                  schemaPath: '#/properties/outcome/type',
                                  keyword: 'type',
                                  params: { type: schema46.properties.outcome.type },
                                },
                              ];
                              return false;
                            }
                            if (
                              !(
                                data16 === 'declined' ||
                                data16 === 'withdrawn' ||
                                data16 === 'expired' ||
                                data16 === 'cancelled' ||
                                data16 === 'lapsed' ||
                                data16 === 'disputed' ||
                                data16 === 'unavailable' ||
                                data16 === null
                              )
                            ) {
                              validate42.errors = [
                                {
                                  instancePath: instancePath + '/outcome',
                                  schemaPath: '#/properties/outcome/enum',
                                  keyword: 'enum',
                                  params: { allowedValues: schema46.properties.outcome.enum },
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs41 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.isYourTurn !== undefined) {
                              const _errs43 = errors;
                              if (typeof data.isYourTurn !== 'boolean') {
                                validate42.errors = [
                                  {
                                    instancePath: instancePath + '/isYourTurn',
                                    schemaPath: '#/properties/isYourTurn/type',
                                    keyword: 'type',
                                    params: { type: 'boolean' },
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs43 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.actions !== undefined) {
                                let data18 = data.actions;
                                const _errs45 = errors;
                                if (errors === _errs45) {
                                  if (Array.isArray(data18)) {
                                    var valid10 = true;
                                    const len1 = data18.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let data19 = data18[i1];
                                      const _errs47 = errors;
                                      if (typeof data19 !== 'string') {
                                        validate42.errors = [
                                          {
                                            instancePath: instancePath + '/actions/' + i1,
                                            schemaPath: '#/components/schemas/ActType/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                          },
                                        ];
                                        return false;
                                      }
                                      if (
                                        !(
                                          data19 === 'accept' ||
                                          data19 === 'decline' ||
                                          data19 === 'withdraw' ||
                                          data19 === 'still wanted' ||
                                          data19 === 'propose a meeting' ||
                                          data19 === 'accept the meeting' ||
                                          data19 === 'cancel' ||
                                          data19 === 'handed over' ||
                                          data19 === 'not handed over' ||
                                          data19 === 'review'
                                        )
                                      ) {
                                        validate42.errors = [
                                          {
                                            instancePath: instancePath + '/actions/' + i1,
                                            schemaPath: '#/components/schemas/ActType/enum',
                                            keyword: 'enum',
                                            params: { allowedValues: schema52.enum },
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid10 = _errs47 === errors;
                                      if (!valid10) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate42.errors = [
                                      {
                                        instancePath: instancePath + '/actions',
                                        schemaPath: '#/properties/actions/type',
                                        keyword: 'type',
                                        params: { type: 'array' },
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid0 = _errs45 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.proposal !== undefined) {
                                  let data20 = data.proposal;
                                  const _errs50 = errors;
                                  const _errs51 = errors;
                                  let valid12 = false;
                                  const _errs52 = errors;
                                  if (
                                    !validate44(data20, {
                                      instancePath: instancePath + '/proposal',
                                      parentData: data,
                                      parentDataProperty: 'proposal',
                                      rootData,
                                    })
                                  ) {
                                    vErrors =
                                      vErrors === null
                                        ? validate44.errors
                                        : vErrors.concat(validate44.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid1 = _errs52 === errors;
                                  valid12 = valid12 || _valid1;
                                  if (!valid12) {
                                    const _errs53 = errors;
                                    if (data20 !== null) {
                                      const err2 = {
                                        instancePath: instancePath + '/proposal',
                                        schemaPath: '#/properties/proposal/anyOf/1/type',
                                        keyword: 'type',
                                        params: { type: 'null' },
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err2];
                                      } else {
                                        vErrors.push(err2);
                                      }
                                      errors++;
                                    }
                                    var _valid1 = _errs53 === errors;
                                    valid12 = valid12 || _valid1;
                                  }
                                  if (!valid12) {
                                    const err3 = {
                                      instancePath: instancePath + '/proposal',
                                      schemaPath: '#/properties/proposal/anyOf',
                                      keyword: 'anyOf',
                                      params: {},
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err3];
                                    } else {
                                      vErrors.push(err3);
                                    }
                                    errors++;
                                    validate42.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs51;
                                    if (vErrors !== null) {
                                      if (_errs51) {
                                        vErrors.length = _errs51;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs50 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.meeting !== undefined) {
                                    let data21 = data.meeting;
                                    const _errs55 = errors;
                                    const _errs56 = errors;
                                    let valid13 = false;
                                    const _errs57 = errors;
                                    const _errs58 = errors;
                                    if (errors === _errs58) {
                                      if (
                                        data21 &&
                                        typeof data21 == 'object' &&
                                        !Array.isArray(data21)
                                      ) {
                                        let missing3;
                                        if (
                                          (data21.at === undefined && (missing3 = 'at')) ||
                                          (data21.where === undefined && (missing3 = 'where'))
                                        ) {
                                          const err4 = {
                                            instancePath: instancePath + '/meeting',
                                            schemaPath: '#/components/schemas/Meeting/required',
                                            keyword: 'required',
                                            params: { missingProperty: missing3 },
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err4];
                                          } else {
                                            vErrors.push(err4);
                                          }
                                          errors++;
                                        } else {
                                          if (data21.at !== undefined) {
                                            const _errs60 = errors;
                                            if (errors === _errs60) {
                                              if (errors === _errs60) {
                                                if (!(typeof data21.at === 'string')) {
                                                  const err5 = {
                                                    instancePath: instancePath + '/meeting/at',
                                                    schemaPath:
                                                      '#/components/schemas/Meeting/properties/at/type',
                                                    keyword: 'type',
                                                    params: { type: 'string' },
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err5];
                                                  } else {
                                                    vErrors.push(err5);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                            var valid15 = _errs60 === errors;
                                          } else {
                                            var valid15 = true;
                                          }
                                          if (valid15) {
                                            if (data21.where !== undefined) {
                                              const _errs62 = errors;
                                              if (typeof data21.where !== 'string') {
                                                const err6 = {
                                                  instancePath: instancePath + '/meeting/where',
                                                  schemaPath:
                                                    '#/components/schemas/Meeting/properties/where/type',
                                                  keyword: 'type',
                                                  params: { type: 'string' },
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err6];
                                                } else {
                                                  vErrors.push(err6);
                                                }
                                                errors++;
                                              }
                                              var valid15 = _errs62 === errors;
                                            } else {
                                              var valid15 = true;
                                            }
                                          }
                                        }
                                      } else {
                                        const err7 = {
                                          instancePath: instancePath + '/meeting',
                                          schemaPath: '#/components/schemas/Meeting/type',
                                          keyword: 'type',
                                          params: { type: 'object' },
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err7];
                                        } else {
                                          vErrors.push(err7);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid2 = _errs57 === errors;
                                    valid13 = valid13 || _valid2;
                                    if (!valid13) {
                                      const _errs64 = errors;
                                      if (data21 !== null) {
                                        const err8 = {
                                          instancePath: instancePath + '/meeting',
                                          schemaPath: '#/properties/meeting/anyOf/1/type',
                                          keyword: 'type',
                                          params: { type: 'null' },
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err8];
                                        } else {
                                          vErrors.push(err8);
                                        }
                                        errors++;
                                      }
                                      var _valid2 = _errs64 === errors;
                                      valid13 = valid13 || _valid2;
                                    }
                                    if (!valid13) {
                                      const err9 = {
                                        instancePath: instancePath + '/meeting',
                                        schemaPath: '#/properties/meeting/anyOf',
                                        keyword: 'anyOf',
                                        params: {},
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err9];
                                      } else {
                                        vErrors.push(err9);
                                      }
                                      errors++;
                                      validate42.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs56;
                                      if (vErrors !== null) {
                                        if (_errs56) {
                                          vErrors.length = _errs56;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid0 = _errs55 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.isSaidByOne !== undefined) {
                                      const _errs66 = errors;
                                      if (typeof data.isSaidByOne !== 'boolean') {
                                        validate42.errors = [
                                          {
                                            instancePath: instancePath + '/isSaidByOne',
                                            schemaPath: '#/properties/isSaidByOne/type',
                                            keyword: 'type',
                                            params: { type: 'boolean' },
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid0 = _errs66 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.reviews !== undefined) {
                                        let data25 = data.reviews;
                                        const _errs68 = errors;
                                        if (errors === _errs68) {
                                          if (Array.isArray(data25)) {
                                            var valid16 = true;
                                            const len2 = data25.length;
                                            for (let i2 = 0; i2 < len2; i2++) {
                                              let data26 = data25[i2];
                                              const _errs70 = errors;
                                              if (errors === _errs70) {
                                                if (
                                                  data26 &&
                                                  typeof data26 == 'object' &&
                                                  !Array.isArray(data26)
                                                ) {
                                                  let missing4;
                                                  if (
                                                    (data26.by === undefined &&
                                                      (missing4 = 'by')) ||
                                                    (data26.isGood === undefined &&
                                                      (missing4 = 'isGood')) ||
                                                    (data26.text === undefined &&
                                                      (missing4 = 'text'))
                                                  ) {
                                                    validate42.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath + '/reviews/' + i2,
                                                        schemaPath:
                                                          '#/properties/reviews/items/required',
                                                        keyword: 'required',
                                                        params: { missingProperty: missing4 },
                                                      },
                                                    ];
                                                    return false;
                                                  } else {
                                                    if (data26.by !== undefined) {
                                                      let data27 = data26.by;
                                                      const _errs72 = errors;
                                                      if (typeof data27 !== 'string') {
                                                        validate42.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath +
                                                              '/reviews/' +
                                                              i2 +
                                                              '/by',
                                                            schemaPath:
                                                              '#/components/schemas/Role/type',
                                                            keyword: 'type',
                                                            params: { type: 'string' },
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      if (
                                                        !(data27 === 'asker' || data27 === 'owner')
                                                      ) {
                                                        validate42.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath +
                                                              '/reviews/' +
                                                              i2 +
                                                              '/by',
                                                            schemaPath:
                                                              '#/components/schemas/Role/enum',
                                                            keyword: 'enum',
                                                            params: {
                                                              allowedValues: schema47.enum,
                                                            },
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid17 = _errs72 === errors;
                                                    } else {
                                                      var valid17 = true;
                                                    }
                                                    if (valid17) {
                                                      if (data26.isGood !== undefined) {
                                                        const _errs75 = errors;
                                                        if (typeof data26.isGood !== 'boolean') {
                                                          validate42.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath +
                                                                '/reviews/' +
                                                                i2 +
                                                                '/isGood',
                                                              schemaPath:
                                                                '#/properties/reviews/items/properties/isGood/type',
                                                              keyword: 'type',
                                                              params: { type: 'boolean' },
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        var valid17 = _errs75 === errors;
                                                      } else {
                                                        var valid17 = true;
                                                      }
                                                      if (valid17) {
                                                        if (data26.text !== undefined) {
                                                          const _errs77 = errors;
                                                          if (typeof data26.text !== 'string') {
                                                            validate42.errors = [
                                                              {
                                                                instancePath:
                                                                  instancePath +
                                                                  '/reviews/' +
                                                                  i2 +
                                                                  '/text',
                                                                schemaPath:
                                                                  '#/properties/reviews/items/properties/text/type',
                                                                keyword: 'type',
                                                                params: { type: 'string' },
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                          var valid17 = _errs77 === errors;
                                                        } else {
                                                          var valid17 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate42.errors = [
                                                    {
                                                      instancePath: instancePath + '/reviews/' + i2,
                                                      schemaPath: '#/properties/reviews/items/type',
                                                      keyword: 'type',
                                                      params: { type: 'object' },
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid16 = _errs70 === errors;
                                              if (!valid16) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate42.errors = [
                                              {
                                                instancePath: instancePath + '/reviews',
                                                schemaPath: '#/properties/reviews/type',
                                                keyword: 'type',
                                                params: { type: 'array' },
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs68 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.endsAt !== undefined) {
                                          let data30 = data.endsAt;
                                          const _errs79 = errors;
                                          if (typeof data30 !== 'string' && data30 !== null) {
                                            validate42.errors = [
                                              {
                                                instancePath: instancePath + '/endsAt',
                                                schemaPath: '#/properties/endsAt/type',
                                                keyword: 'type',
                                                params: { type: schema46.properties.endsAt.type },
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid0 = _errs79 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.version !== undefined) {
                                            let data31 = data.version;
                                            const _errs81 = errors;
                                            if (
                                              !(
                                                typeof data31 == 'number' &&
                                                !(data31 % 1) &&
                                                !isNaN(data31)
                                              )
                                            ) {
                                              validate42.errors = [
                                                {
                                                  instancePath: instancePath + '/version',
                                                  schemaPath: '#/properties/version/type',
                                                  keyword: 'type',
                                                  params: { type: 'integer' },
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid0 = _errs81 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.askedAt !== undefined) {
                                              const _errs83 = errors;
                                              if (errors === _errs83) {
                                                if (errors === _errs83) {
                                                  if (!(typeof data.askedAt === 'string')) {
                                                    validate42.errors = [
                                                      {
                                                        instancePath: instancePath + '/askedAt',
                                                        schemaPath: '#/properties/askedAt/type',
                                                        keyword: 'type',
                                                        params: { type: 'string' },
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs83 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.changedAt !== undefined) {
                                                const _errs85 = errors;
                                                if (errors === _errs85) {
                                                  if (errors === _errs85) {
                                                    if (!(typeof data.changedAt === 'string')) {
                                                      validate42.errors = [
                                                        {
                                                          instancePath: instancePath + '/changedAt',
                                                          schemaPath: '#/properties/changedAt/type',
                                                          keyword: 'type',
                                                          params: { type: 'string' },
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs85 === errors;
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
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate42.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
function validate41(
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
        validate41.errors = [
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
                  !validate42(data0[i0], {
                    instancePath: instancePath + '/items/' + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate41.errors = [
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
              validate41.errors = [
                {
                  instancePath: instancePath + '/next',
                  schemaPath: '#/properties/next/type',
                  keyword: 'type',
                  params: { type: schema45.properties.next.type },
                },
              ];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate41.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
export const isOneRequest = validate47;
const schema57 = {
  type: 'object',
  required: ['request', 'events'],
  properties: {
    request: { $ref: '#/components/schemas/Request' },
    events: { type: 'array', items: { $ref: '#/components/schemas/RequestEvent' } },
  },
};
const schema58 = {
  type: 'object',
  required: ['type', 'by', 'at', 'text', 'meeting'],
  properties: {
    type: { $ref: '#/components/schemas/EventType' },
    by: { anyOf: [{ $ref: '#/components/schemas/Role' }, { type: 'null' }] },
    at: { type: 'string', format: 'date-time' },
    text: { type: ['string', 'null'] },
    meeting: { anyOf: [{ $ref: '#/components/schemas/Meeting' }, { type: 'null' }] },
  },
};
const schema59 = {
  type: 'string',
  enum: [
    'asked',
    'accept',
    'decline',
    'withdraw',
    'still wanted',
    'propose a meeting',
    'accept the meeting',
    'cancel',
    'handed over',
    'not handed over',
    'review',
    'copy taken',
    'copy free',
    'unavailable',
    'no answer',
    'waited too long',
    'never met',
    'not met',
    'the other is silent',
    'never agreed',
    'reviews open',
  ],
};
function validate49(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.type === undefined && (missing0 = 'type')) ||
        (data.by === undefined && (missing0 = 'by')) ||
        (data.at === undefined && (missing0 = 'at')) ||
        (data.text === undefined && (missing0 = 'text')) ||
        (data.meeting === undefined && (missing0 = 'meeting'))
      ) {
        validate49.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.type !== undefined) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== 'string') {
            validate49.errors = [
              {
                instancePath: instancePath + '/type',
                schemaPath: '#/components/schemas/EventType/type',
                keyword: 'type',
                params: { type: 'string' },
              },
            ];
            return false;
          }
          if (
            !(
              data0 === 'asked' ||
              data0 === 'accept' ||
              data0 === 'decline' ||
              data0 === 'withdraw' ||
              data0 === 'still wanted' ||
              data0 === 'propose a meeting' ||
              data0 === 'accept the meeting' ||
              data0 === 'cancel' ||
              data0 === 'handed over' ||
              data0 === 'not handed over' ||
              data0 === 'review' ||
              data0 === 'copy taken' ||
              data0 === 'copy free' ||
              data0 === 'unavailable' ||
              data0 === 'no answer' ||
              data0 === 'waited too long' ||
              data0 === 'never met' ||
              data0 === 'not met' ||
              data0 === 'the other is silent' ||
              data0 === 'never agreed' ||
              data0 === 'reviews open'
            )
          ) {
            validate49.errors = [
              {
                instancePath: instancePath + '/type',
                schemaPath: '#/components/schemas/EventType/enum',
                keyword: 'enum',
                params: { allowedValues: schema59.enum },
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.by !== undefined) {
            let data1 = data.by;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if (typeof data1 !== 'string') {
              const err0 = {
                instancePath: instancePath + '/by',
                schemaPath: '#/components/schemas/Role/type',
                keyword: 'type',
                params: { type: 'string' },
              };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            if (!(data1 === 'asker' || data1 === 'owner')) {
              const err1 = {
                instancePath: instancePath + '/by',
                schemaPath: '#/components/schemas/Role/enum',
                keyword: 'enum',
                params: { allowedValues: schema47.enum },
              };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if (!valid2) {
              const _errs9 = errors;
              if (data1 !== null) {
                const err2 = {
                  instancePath: instancePath + '/by',
                  schemaPath: '#/properties/by/anyOf/1/type',
                  keyword: 'type',
                  params: { type: 'null' },
                };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var _valid0 = _errs9 === errors;
              valid2 = valid2 || _valid0;
            }
            if (!valid2) {
              const err3 = {
                instancePath: instancePath + '/by',
                schemaPath: '#/properties/by/anyOf',
                keyword: 'anyOf',
                params: {},
              };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              validate49.errors = vErrors;
              return false;
            } else {
              errors = _errs5;
              if (vErrors !== null) {
                if (_errs5) {
                  vErrors.length = _errs5;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== undefined) {
              const _errs11 = errors;
              if (errors === _errs11) {
                if (errors === _errs11) {
                  if (!(typeof data.at === 'string')) {
                    validate49.errors = [
                      {
                        instancePath: instancePath + '/at',
                        schemaPath: '#/properties/at/type',
                        keyword: 'type',
                        params: { type: 'string' },
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs11 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== undefined) {
                let data3 = data.text;
                const _errs13 = errors;
                if (typeof data3 !== 'string' && data3 !== null) {
                  validate49.errors = [
                    {
                      instancePath: instancePath + '/text',
                      schemaPath: '#/properties/text/type',
                      keyword: 'type',
                      params: { type: schema58.properties.text.type },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs13 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.meeting !== undefined) {
                  let data4 = data.meeting;
                  const _errs15 = errors;
                  const _errs16 = errors;
                  let valid4 = false;
                  const _errs17 = errors;
                  const _errs18 = errors;
                  if (errors === _errs18) {
                    if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
                      let missing1;
                      if (
                        (data4.at === undefined && (missing1 = 'at')) ||
                        (data4.where === undefined && (missing1 = 'where'))
                      ) {
                        const err4 = {
                          instancePath: instancePath + '/meeting',
                          schemaPath: '#/components/schemas/Meeting/required',
                          keyword: 'required',
                          params: { missingProperty: missing1 },
                        };
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
                        }
                        errors++;
                      } else {
                        if (data4.at !== undefined) {
                          const _errs20 = errors;
                          if (errors === _errs20) {
                            if (errors === _errs20) {
                              if (!(typeof data4.at === 'string')) {
                                const err5 = {
                                  instancePath: instancePath + '/meeting/at',
                                  schemaPath: '#/components/schemas/Meeting/properties/at/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                };
                                if (vErrors === null) {
                                  vErrors = [err5];
                                } else {
                                  vErrors.push(err5);
                                }
                                errors++;
                              }
                            }
                          }
                          var valid6 = _errs20 === errors;
                        } else {
                          var valid6 = true;
                        }
                        if (valid6) {
                          if (data4.where !== undefined) {
                            const _errs22 = errors;
                            if (typeof data4.where !== 'string') {
                              const err6 = {
                                instancePath: instancePath + '/meeting/where',
                                schemaPath: '#/components/schemas/Meeting/properties/where/type',
                                keyword: 'type',
                                params: { type: 'string' },
                              };
                              if (vErrors === null) {
                                vErrors = [err6];
                              } else {
                                vErrors.push(err6);
                              }
                              errors++;
                            }
                            var valid6 = _errs22 === errors;
                          } else {
                            var valid6 = true;
                          }
                        }
                      }
                    } else {
                      const err7 = {
                        instancePath: instancePath + '/meeting',
                        schemaPath: '#/components/schemas/Meeting/type',
                        keyword: 'type',
                        params: { type: 'object' },
                      };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                    }
                  }
                  var _valid1 = _errs17 === errors;
                  valid4 = valid4 || _valid1;
                  if (!valid4) {
                    const _errs24 = errors;
                    if (data4 !== null) {
                      const err8 = {
                        instancePath: instancePath + '/meeting',
                        schemaPath: '#/properties/meeting/anyOf/1/type',
                        keyword: 'type',
                        params: { type: 'null' },
                      };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                    var _valid1 = _errs24 === errors;
                    valid4 = valid4 || _valid1;
                  }
                  if (!valid4) {
                    const err9 = {
                      instancePath: instancePath + '/meeting',
                      schemaPath: '#/properties/meeting/anyOf',
                      keyword: 'anyOf',
                      params: {},
                    };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                    validate49.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs16;
                    if (vErrors !== null) {
                      if (_errs16) {
                        vErrors.length = _errs16;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs15 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate49.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
function validate47(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.request === undefined && (missing0 = 'request')) ||
        (data.events === undefined && (missing0 = 'events'))
      ) {
        validate47.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.request !== undefined) {
          const _errs1 = errors;
          if (
            !validate42(data.request, {
              instancePath: instancePath + '/request',
              parentData: data,
              parentDataProperty: 'request',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.events !== undefined) {
            let data1 = data.events;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs4 = errors;
                  if (
                    !validate49(data1[i0], {
                      instancePath: instancePath + '/events/' + i0,
                      parentData: data1,
                      parentDataProperty: i0,
                      rootData,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate47.errors = [
                  {
                    instancePath: instancePath + '/events',
                    schemaPath: '#/properties/events/type',
                    keyword: 'type',
                    params: { type: 'array' },
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate47.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
export const isStaleRequest = validate51;
const schema62 = {
  type: 'object',
  required: ['message', 'current'],
  properties: {
    message: { type: 'string' },
    error: { type: 'boolean' },
    code: { type: 'string' },
    current: { $ref: '#/components/schemas/Request' },
  },
};
function validate51(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.message === undefined && (missing0 = 'message')) ||
        (data.current === undefined && (missing0 = 'current'))
      ) {
        validate51.errors = [
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
            validate51.errors = [
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
              validate51.errors = [
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
                validate51.errors = [
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
              if (data.current !== undefined) {
                const _errs7 = errors;
                if (
                  !validate42(data.current, {
                    instancePath: instancePath + '/current',
                    parentData: data,
                    parentDataProperty: 'current',
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                  errors = vErrors.length;
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
      validate51.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
export const isConversations = validate53;
const schema63 = {
  type: 'object',
  required: ['items', 'next'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'other', 'unread', 'isOpen', 'last'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          other: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
          unread: { type: 'integer' },
          isOpen: { type: 'boolean' },
          last: { $ref: '#/components/schemas/Entry' },
          title: { type: 'string' },
        },
      },
    },
    next: { type: ['string', 'null'] },
  },
};
const schema64 = {
  type: 'object',
  required: ['number', 'by', 'at', 'text', 'event', 'request', 'meeting'],
  properties: {
    number: { type: 'integer' },
    by: { type: ['string', 'null'], enum: ['me', 'other', null] },
    at: { type: 'string', format: 'date-time' },
    text: { type: ['string', 'null'] },
    event: { anyOf: [{ $ref: '#/components/schemas/EventType' }, { type: 'null' }] },
    request: { anyOf: [{ $ref: '#/components/schemas/RequestTitle' }, { type: 'null' }] },
    meeting: { anyOf: [{ $ref: '#/components/schemas/Meeting' }, { type: 'null' }] },
  },
};
const schema66 = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: { type: 'string', format: 'uuid' }, title: { type: 'string' } },
};
function validate55(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.number === undefined && (missing0 = 'number')) ||
        (data.by === undefined && (missing0 = 'by')) ||
        (data.at === undefined && (missing0 = 'at')) ||
        (data.text === undefined && (missing0 = 'text')) ||
        (data.event === undefined && (missing0 = 'event')) ||
        (data.request === undefined && (missing0 = 'request')) ||
        (data.meeting === undefined && (missing0 = 'meeting'))
      ) {
        validate55.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.number !== undefined) {
          let data0 = data.number;
          const _errs1 = errors;
          if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
            validate55.errors = [
              {
                instancePath: instancePath + '/number',
                schemaPath: '#/properties/number/type',
                keyword: 'type',
                params: { type: 'integer' },
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.by !== undefined) {
            let data1 = data.by;
            const _errs3 = errors;
            if (typeof data1 !== 'string' && data1 !== null) {
              validate55.errors = [
                {
                  instancePath: instancePath + '/by',
                  schemaPath: '#/properties/by/type',
                  keyword: 'type',
                  params: { type: schema64.properties.by.type },
                },
              ];
              return false;
            }
            if (!(data1 === 'me' || data1 === 'other' || data1 === null)) {
              validate55.errors = [
                {
                  instancePath: instancePath + '/by',
                  schemaPath: '#/properties/by/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema64.properties.by.enum },
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== undefined) {
              const _errs5 = errors;
              if (errors === _errs5) {
                if (errors === _errs5) {
                  if (!(typeof data.at === 'string')) {
                    validate55.errors = [
                      {
                        instancePath: instancePath + '/at',
                        schemaPath: '#/properties/at/type',
                        keyword: 'type',
                        params: { type: 'string' },
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== undefined) {
                let data3 = data.text;
                const _errs7 = errors;
                if (typeof data3 !== 'string' && data3 !== null) {
                  validate55.errors = [
                    {
                      instancePath: instancePath + '/text',
                      schemaPath: '#/properties/text/type',
                      keyword: 'type',
                      params: { type: schema64.properties.text.type },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.event !== undefined) {
                  let data4 = data.event;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  let valid1 = false;
                  const _errs11 = errors;
                  if (typeof data4 !== 'string') {
                    const err0 = {
                      instancePath: instancePath + '/event',
                      schemaPath: '#/components/schemas/EventType/type',
                      keyword: 'type',
                      params: { type: 'string' },
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  if (
                    !(
                      data4 === 'asked' ||
                      data4 === 'accept' ||
                      data4 === 'decline' ||
                      data4 === 'withdraw' ||
                      data4 === 'still wanted' ||
                      data4 === 'propose a meeting' ||
                      data4 === 'accept the meeting' ||
                      data4 === 'cancel' ||
                      data4 === 'handed over' ||
                      data4 === 'not handed over' ||
                      data4 === 'review' ||
                      data4 === 'copy taken' ||
                      data4 === 'copy free' ||
                      data4 === 'unavailable' ||
                      data4 === 'no answer' ||
                      data4 === 'waited too long' ||
                      data4 === 'never met' ||
                      data4 === 'not met' ||
                      data4 === 'the other is silent' ||
                      data4 === 'never agreed' ||
                      data4 === 'reviews open'
                    )
                  ) {
                    const err1 = {
                      instancePath: instancePath + '/event',
                      schemaPath: '#/components/schemas/EventType/enum',
                      keyword: 'enum',
                      params: { allowedValues: schema59.enum },
                    };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const _errs14 = errors;
                    if (data4 !== null) {
                      const err2 = {
                        instancePath: instancePath + '/event',
                        schemaPath: '#/properties/event/anyOf/1/type',
                        keyword: 'type',
                        params: { type: 'null' },
                      };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                    var _valid0 = _errs14 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if (!valid1) {
                    const err3 = {
                      instancePath: instancePath + '/event',
                      schemaPath: '#/properties/event/anyOf',
                      keyword: 'anyOf',
                      params: {},
                    };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                    validate55.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs10;
                    if (vErrors !== null) {
                      if (_errs10) {
                        vErrors.length = _errs10;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.request !== undefined) {
                    let data5 = data.request;
                    const _errs16 = errors;
                    const _errs17 = errors;
                    let valid3 = false;
                    const _errs18 = errors;
                    const _errs19 = errors;
                    if (errors === _errs19) {
                      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
                        let missing1;
                        if (
                          (data5.id === undefined && (missing1 = 'id')) ||
                          (data5.title === undefined && (missing1 = 'title'))
                        ) {
                          const err4 = {
                            instancePath: instancePath + '/request',
                            schemaPath: '#/components/schemas/RequestTitle/required',
                            keyword: 'required',
                            params: { missingProperty: missing1 },
                          };
                          if (vErrors === null) {
                            vErrors = [err4];
                          } else {
                            vErrors.push(err4);
                          }
                          errors++;
                        } else {
                          if (data5.id !== undefined) {
                            const _errs21 = errors;
                            if (errors === _errs21) {
                              if (errors === _errs21) {
                                if (!(typeof data5.id === 'string')) {
                                  const err5 = {
                                    instancePath: instancePath + '/request/id',
                                    schemaPath:
                                      '#/components/schemas/RequestTitle/properties/id/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                }
                              }
                            }
                            var valid5 = _errs21 === errors;
                          } else {
                            var valid5 = true;
                          }
                          if (valid5) {
                            if (data5.title !== undefined) {
                              const _errs23 = errors;
                              if (typeof data5.title !== 'string') {
                                const err6 = {
                                  instancePath: instancePath + '/request/title',
                                  schemaPath:
                                    '#/components/schemas/RequestTitle/properties/title/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                };
                                if (vErrors === null) {
                                  vErrors = [err6];
                                } else {
                                  vErrors.push(err6);
                                }
                                errors++;
                              }
                              var valid5 = _errs23 === errors;
                            } else {
                              var valid5 = true;
                            }
                          }
                        }
                      } else {
                        const err7 = {
                          instancePath: instancePath + '/request',
                          schemaPath: '#/components/schemas/RequestTitle/type',
                          keyword: 'type',
                          params: { type: 'object' },
                        };
                        if (vErrors === null) {
                          vErrors = [err7];
                        } else {
                          vErrors.push(err7);
                        }
                        errors++;
                      }
                    }
                    var _valid1 = _errs18 === errors;
                    valid3 = valid3 || _valid1;
                    if (!valid3) {
                      const _errs25 = errors;
                      if (data5 !== null) {
                        const err8 = {
                          instancePath: instancePath + '/request',
                          schemaPath: '#/properties/request/anyOf/1/type',
                          keyword: 'type',
                          params: { type: 'null' },
                        };
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                      }
                      var _valid1 = _errs25 === errors;
                      valid3 = valid3 || _valid1;
                    }
                    if (!valid3) {
                      const err9 = {
                        instancePath: instancePath + '/request',
                        schemaPath: '#/properties/request/anyOf',
                        keyword: 'anyOf',
                        params: {},
                      };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                      validate55.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs17;
                      if (vErrors !== null) {
                        if (_errs17) {
                          vErrors.length = _errs17;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs16 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.meeting !== undefined) {
                      let data8 = data.meeting;
                      const _errs27 = errors;
                      const _errs28 = errors;
                      let valid6 = false;
                      const _errs29 = errors;
                      const _errs30 = errors;
                      if (errors === _errs30) {
                        if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
                          let missing2;
                          if (
                            (data8.at === undefined && (missing2 = 'at')) ||
                            (data8.where === undefined && (missing2 = 'where'))
                          ) {
                            const err10 = {
                              instancePath: instancePath + '/meeting',
                              schemaPath: '#/components/schemas/Meeting/required',
                              keyword: 'required',
                              params: { missingProperty: missing2 },
                            };
                            if (vErrors === null) {
                              vErrors = [err10];
                            } else {
                              vErrors.push(err10);
                            }
                            errors++;
                          } else {
                            if (data8.at !== undefined) {
                              const _errs32 = errors;
                              if (errors === _errs32) {
                                if (errors === _errs32) {
                                  if (!(typeof data8.at === 'string')) {
                                    const err11 = {
                                      instancePath: instancePath + '/meeting/at',
                                      schemaPath: '#/components/schemas/Meeting/properties/at/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err11];
                                    } else {
                                      vErrors.push(err11);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              var valid8 = _errs32 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data8.where !== undefined) {
                                const _errs34 = errors;
                                if (typeof data8.where !== 'string') {
                                  const err12 = {
                                    instancePath: instancePath + '/meeting/where',
                                    schemaPath:
                                      '#/components/schemas/Meeting/properties/where/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err12];
                                  } else {
                                    vErrors.push(err12);
                                  }
                                  errors++;
                                }
                                var valid8 = _errs34 === errors;
                              } else {
                                var valid8 = true;
                              }
                            }
                          }
                        } else {
                          const err13 = {
                            instancePath: instancePath + '/meeting',
                            schemaPath: '#/components/schemas/Meeting/type',
                            keyword: 'type',
                            params: { type: 'object' },
                          };
                          if (vErrors === null) {
                            vErrors = [err13];
                          } else {
                            vErrors.push(err13);
                          }
                          errors++;
                        }
                      }
                      var _valid2 = _errs29 === errors;
                      valid6 = valid6 || _valid2;
                      if (!valid6) {
                        const _errs36 = errors;
                        if (data8 !== null) {
                          const err14 = {
                            instancePath: instancePath + '/meeting',
                            schemaPath: '#/properties/meeting/anyOf/1/type',
                            keyword: 'type',
                            params: { type: 'null' },
                          };
                          if (vErrors === null) {
                            vErrors = [err14];
                          } else {
                            vErrors.push(err14);
                          }
                          errors++;
                        }
                        var _valid2 = _errs36 === errors;
                        valid6 = valid6 || _valid2;
                      }
                      if (!valid6) {
                        const err15 = {
                          instancePath: instancePath + '/meeting',
                          schemaPath: '#/properties/meeting/anyOf',
                          keyword: 'anyOf',
                          params: {},
                        };
                        if (vErrors === null) {
                          vErrors = [err15];
                        } else {
                          vErrors.push(err15);
                        }
                        errors++;
                        validate55.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs28;
                        if (vErrors !== null) {
                          if (_errs28) {
                            vErrors.length = _errs28;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs27 === errors;
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
    } else {
      validate55.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
function validate53(
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
        validate53.errors = [
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
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                    let missing1;
                    if (
                      (data1.id === undefined && (missing1 = 'id')) ||
                      (data1.other === undefined && (missing1 = 'other')) ||
                      (data1.unread === undefined && (missing1 = 'unread')) ||
                      (data1.isOpen === undefined && (missing1 = 'isOpen')) ||
                      (data1.last === undefined && (missing1 = 'last'))
                    ) {
                      validate53.errors = [
                        {
                          instancePath: instancePath + '/items/' + i0,
                          schemaPath: '#/properties/items/items/required',
                          keyword: 'required',
                          params: { missingProperty: missing1 },
                        },
                      ];
                      return false;
                    } else {
                      if (data1.id !== undefined) {
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (errors === _errs5) {
                            if (!(typeof data1.id === 'string')) {
                              validate53.errors = [
                                {
                                  instancePath: instancePath + '/items/' + i0 + '/id',
                                  schemaPath: '#/properties/items/items/properties/id/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.other !== undefined) {
                          let data3 = data1.other;
                          const _errs7 = errors;
                          const _errs8 = errors;
                          let valid3 = false;
                          const _errs9 = errors;
                          if (
                            !validate25(data3, {
                              instancePath: instancePath + '/items/' + i0 + '/other',
                              parentData: data1,
                              parentDataProperty: 'other',
                              rootData,
                            })
                          ) {
                            vErrors =
                              vErrors === null
                                ? validate25.errors
                                : vErrors.concat(validate25.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs9 === errors;
                          valid3 = valid3 || _valid0;
                          if (!valid3) {
                            const _errs10 = errors;
                            if (data3 !== null) {
                              const err0 = {
                                instancePath: instancePath + '/items/' + i0 + '/other',
                                schemaPath:
                                  '#/properties/items/items/properties/other/anyOf/1/type',
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
                            var _valid0 = _errs10 === errors;
                            valid3 = valid3 || _valid0;
                          }
                          if (!valid3) {
                            const err1 = {
                              instancePath: instancePath + '/items/' + i0 + '/other',
                              schemaPath: '#/properties/items/items/properties/other/anyOf',
                              keyword: 'anyOf',
                              params: {},
                            };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                            validate53.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs8;
                            if (vErrors !== null) {
                              if (_errs8) {
                                vErrors.length = _errs8;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.unread !== undefined) {
                            let data4 = data1.unread;
                            const _errs12 = errors;
                            if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4))) {
                              validate53.errors = [
                                {
                                  instancePath: instancePath + '/items/' + i0 + '/unread',
                                  schemaPath: '#/properties/items/items/properties/unread/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs12 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.isOpen !== undefined) {
                              const _errs14 = errors;
                              if (typeof data1.isOpen !== 'boolean') {
                                validate53.errors = [
                                  {
                                    instancePath: instancePath + '/items/' + i0 + '/isOpen',
                                    schemaPath: '#/properties/items/items/properties/isOpen/type',
                                    keyword: 'type',
                                    params: { type: 'boolean' },
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs14 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.last !== undefined) {
                                const _errs16 = errors;
                                if (
                                  !validate55(data1.last, {
                                    instancePath: instancePath + '/items/' + i0 + '/last',
                                    parentData: data1,
                                    parentDataProperty: 'last',
                                    rootData,
                                  })
                                ) {
                                  vErrors =
                                    vErrors === null
                                      ? validate55.errors
                                      : vErrors.concat(validate55.errors);
                                  errors = vErrors.length;
                                }
                                var valid2 = _errs16 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.title !== undefined) {
                                  const _errs17 = errors;
                                  if (typeof data1.title !== 'string') {
                                    validate53.errors = [
                                      {
                                        instancePath: instancePath + '/items/' + i0 + '/title',
                                        schemaPath:
                                          '#/properties/items/items/properties/title/type',
                                        keyword: 'type',
                                        params: { type: 'string' },
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
                        }
                      }
                    }
                  } else {
                    validate53.errors = [
                      {
                        instancePath: instancePath + '/items/' + i0,
                        schemaPath: '#/properties/items/items/type',
                        keyword: 'type',
                        params: { type: 'object' },
                      },
                    ];
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate53.errors = [
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
            let data8 = data.next;
            const _errs19 = errors;
            if (typeof data8 !== 'string' && data8 !== null) {
              validate53.errors = [
                {
                  instancePath: instancePath + '/next',
                  schemaPath: '#/properties/next/type',
                  keyword: 'type',
                  params: { type: schema63.properties.next.type },
                },
              ];
              return false;
            }
            var valid0 = _errs19 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate53.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
export const isOneConversation = validate57;
const schema68 = {
  type: 'object',
  required: ['conversation', 'items', 'next'],
  properties: {
    conversation: { $ref: '#/components/schemas/Conversation' },
    items: { type: 'array', items: { $ref: '#/components/schemas/Entry' } },
    next: { type: ['string', 'null'] },
  },
};
const schema69 = {
  type: 'object',
  required: ['id', 'other', 'unread', 'isOpen'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    other: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
    unread: { type: 'integer' },
    isOpen: { type: 'boolean' },
  },
};
function validate58(
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
        (data.other === undefined && (missing0 = 'other')) ||
        (data.unread === undefined && (missing0 = 'unread')) ||
        (data.isOpen === undefined && (missing0 = 'isOpen'))
      ) {
        validate58.errors = [
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
                validate58.errors = [
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
          if (data.other !== undefined) {
            let data1 = data.other;
            const _errs3 = errors;
            const _errs4 = errors;
            let valid1 = false;
            const _errs5 = errors;
            if (
              !validate25(data1, {
                instancePath: instancePath + '/other',
                parentData: data,
                parentDataProperty: 'other',
                rootData,
              })
            ) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs6 = errors;
              if (data1 !== null) {
                const err0 = {
                  instancePath: instancePath + '/other',
                  schemaPath: '#/properties/other/anyOf/1/type',
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
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err1 = {
                instancePath: instancePath + '/other',
                schemaPath: '#/properties/other/anyOf',
                keyword: 'anyOf',
                params: {},
              };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
              validate58.errors = vErrors;
              return false;
            } else {
              errors = _errs4;
              if (vErrors !== null) {
                if (_errs4) {
                  vErrors.length = _errs4;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.unread !== undefined) {
              let data2 = data.unread;
              const _errs8 = errors;
              if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
                validate58.errors = [
                  {
                    instancePath: instancePath + '/unread',
                    schemaPath: '#/properties/unread/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                  },
                ];
                return false;
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isOpen !== undefined) {
                const _errs10 = errors;
                if (typeof data.isOpen !== 'boolean') {
                  validate58.errors = [
                    {
                      instancePath: instancePath + '/isOpen',
                      schemaPath: '#/properties/isOpen/type',
                      keyword: 'type',
                      params: { type: 'boolean' },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate58.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
function validate57(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.conversation === undefined && (missing0 = 'conversation')) ||
        (data.items === undefined && (missing0 = 'items')) ||
        (data.next === undefined && (missing0 = 'next'))
      ) {
        validate57.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.conversation !== undefined) {
          const _errs1 = errors;
          if (
            !validate58(data.conversation, {
              instancePath: instancePath + '/conversation',
              parentData: data,
              parentDataProperty: 'conversation',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.items !== undefined) {
            let data1 = data.items;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs4 = errors;
                  if (
                    !validate55(data1[i0], {
                      instancePath: instancePath + '/items/' + i0,
                      parentData: data1,
                      parentDataProperty: i0,
                      rootData,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate57.errors = [
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
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.next !== undefined) {
              let data3 = data.next;
              const _errs5 = errors;
              if (typeof data3 !== 'string' && data3 !== null) {
                validate57.errors = [
                  {
                    instancePath: instancePath + '/next',
                    schemaPath: '#/properties/next/type',
                    keyword: 'type',
                    params: { type: schema68.properties.next.type },
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate57.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
export const isOneEntry = validate62;
const schema70 = {
  type: 'object',
  required: ['entry'],
  properties: { entry: { $ref: '#/components/schemas/Entry' } },
};
function validate62(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.entry === undefined && (missing0 = 'entry')) {
        validate62.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.entry !== undefined) {
          if (
            !validate55(data.entry, {
              instancePath: instancePath + '/entry',
              parentData: data,
              parentDataProperty: 'entry',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate62.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
export const isNotices = validate64;
const schema71 = {
  type: 'object',
  required: ['items', 'next', 'counts'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'type', 'other', 'request', 'isOwner', 'conversationId', 'at', 'isSeen'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          type: { $ref: '#/components/schemas/NoticeType' },
          other: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
          request: { anyOf: [{ $ref: '#/components/schemas/RequestTitle' }, { type: 'null' }] },
          isOwner: { type: 'boolean' },
          conversationId: { type: ['string', 'null'], format: 'uuid' },
          at: { type: 'string', format: 'date-time' },
          isSeen: { type: 'boolean' },
        },
      },
    },
    next: { type: ['string', 'null'] },
    counts: {
      type: 'object',
      required: ['requests', 'forMe', 'messages', 'notices'],
      properties: {
        requests: { type: 'integer' },
        forMe: { type: 'integer' },
        messages: { type: 'integer' },
        notices: { type: 'integer' },
        reports: { type: 'integer' },
      },
    },
  },
};
const schema72 = {
  type: 'string',
  enum: [
    'asked',
    'accept',
    'decline',
    'withdraw',
    'propose a meeting',
    'accept the meeting',
    'cancel',
    'handed over',
    'not handed over',
    'both say yes',
    'both say no',
    'review',
    'both have reviewed',
    'copy taken',
    'copy free',
    'unavailable',
    'the owner is reminded',
    'no answer',
    'is it still wanted',
    'waited too long',
    'both are reminded to meet',
    'never met',
    'the day before',
    'how was it',
    'not met',
    'the other is reminded',
    'the other is silent',
    'both are reminded to agree',
    'never agreed',
    'message',
  ],
};
function validate64(
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
        (data.next === undefined && (missing0 = 'next')) ||
        (data.counts === undefined && (missing0 = 'counts'))
      ) {
        validate64.errors = [
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
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                    let missing1;
                    if (
                      (data1.id === undefined && (missing1 = 'id')) ||
                      (data1.type === undefined && (missing1 = 'type')) ||
                      (data1.other === undefined && (missing1 = 'other')) ||
                      (data1.request === undefined && (missing1 = 'request')) ||
                      (data1.isOwner === undefined && (missing1 = 'isOwner')) ||
                      (data1.conversationId === undefined && (missing1 = 'conversationId')) ||
                      (data1.at === undefined && (missing1 = 'at')) ||
                      (data1.isSeen === undefined && (missing1 = 'isSeen'))
                    ) {
                      validate64.errors = [
                        {
                          instancePath: instancePath + '/items/' + i0,
                          schemaPath: '#/properties/items/items/required',
                          keyword: 'required',
                          params: { missingProperty: missing1 },
                        },
                      ];
                      return false;
                    } else {
                      if (data1.id !== undefined) {
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (errors === _errs5) {
                            if (!(typeof data1.id === 'string')) {
                              validate64.errors = [
                                {
                                  instancePath: instancePath + '/items/' + i0 + '/id',
                                  schemaPath: '#/properties/items/items/properties/id/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.type !== undefined) {
                          let data3 = data1.type;
                          const _errs7 = errors;
                          if (typeof data3 !== 'string') {
                            validate64.errors = [
                              {
                                instancePath: instancePath + '/items/' + i0 + '/type',
                                schemaPath: '#/components/schemas/NoticeType/type',
                                keyword: 'type',
                                params: { type: 'string' },
                              },
                            ];
                            return false;
                          }
                          if (
                            !(
                              data3 === 'asked' ||
                              data3 === 'accept' ||
                              data3 === 'decline' ||
                              data3 === 'withdraw' ||
                              data3 === 'propose a meeting' ||
                              data3 === 'accept the meeting' ||
                              data3 === 'cancel' ||
                              data3 === 'handed over' ||
                              data3 === 'not handed over' ||
                              data3 === 'both say yes' ||
                              data3 === 'both say no' ||
                              data3 === 'review' ||
                              data3 === 'both have reviewed' ||
                              data3 === 'copy taken' ||
                              data3 === 'copy free' ||
                              data3 === 'unavailable' ||
                              data3 === 'the owner is reminded' ||
                              data3 === 'no answer' ||
                              data3 === 'is it still wanted' ||
                              data3 === 'waited too long' ||
                              data3 === 'both are reminded to meet' ||
                              data3 === 'never met' ||
                              data3 === 'the day before' ||
                              data3 === 'how was it' ||
                              data3 === 'not met' ||
                              data3 === 'the other is reminded' ||
                              data3 === 'the other is silent' ||
                              data3 === 'both are reminded to agree' ||
                              data3 === 'never agreed' ||
                              data3 === 'message'
                            )
                          ) {
                            validate64.errors = [
                              {
                                instancePath: instancePath + '/items/' + i0 + '/type',
                                schemaPath: '#/components/schemas/NoticeType/enum',
                                keyword: 'enum',
                                params: { allowedValues: schema72.enum },
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.other !== undefined) {
                            let data4 = data1.other;
                            const _errs10 = errors;
                            const _errs11 = errors;
                            let valid4 = false;
                            const _errs12 = errors;
                            if (
                              !validate25(data4, {
                                instancePath: instancePath + '/items/' + i0 + '/other',
                                parentData: data1,
                                parentDataProperty: 'other',
                                rootData,
                              })
                            ) {
                              vErrors =
                                vErrors === null
                                  ? validate25.errors
                                  : vErrors.concat(validate25.errors);
                              errors = vErrors.length;
                            }
                            var _valid0 = _errs12 === errors;
                            valid4 = valid4 || _valid0;
                            if (!valid4) {
                              const _errs13 = errors;
                              if (data4 !== null) {
                                const err0 = {
                                  instancePath: instancePath + '/items/' + i0 + '/other',
                                  schemaPath:
                                    '#/properties/items/items/properties/other/anyOf/1/type',
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
                              var _valid0 = _errs13 === errors;
                              valid4 = valid4 || _valid0;
                            }
                            if (!valid4) {
                              const err1 = {
                                instancePath: instancePath + '/items/' + i0 + '/other',
                                schemaPath: '#/properties/items/items/properties/other/anyOf',
                                keyword: 'anyOf',
                                params: {},
                              };
                              if (vErrors === null) {
                                vErrors = [err1];
                              } else {
                                vErrors.push(err1);
                              }
                              errors++;
                              validate64.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs11;
                              if (vErrors !== null) {
                                if (_errs11) {
                                  vErrors.length = _errs11;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid2 = _errs10 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.request !== undefined) {
                              let data5 = data1.request;
                              const _errs15 = errors;
                              const _errs16 = errors;
                              let valid5 = false;
                              const _errs17 = errors;
                              const _errs18 = errors;
                              if (errors === _errs18) {
                                if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
                                  let missing2;
                                  if (
                                    (data5.id === undefined && (missing2 = 'id')) ||
                                    (data5.title === undefined && (missing2 = 'title'))
                                  ) {
                                    const err2 = {
                                      instancePath: instancePath + '/items/' + i0 + '/request',
                                      schemaPath: '#/components/schemas/RequestTitle/required',
                                      keyword: 'required',
                                      params: { missingProperty: missing2 },
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                  } else {
                                    if (data5.id !== undefined) {
                                      const _errs20 = errors;
                                      if (errors === _errs20) {
                                        if (errors === _errs20) {
                                          if (!(typeof data5.id === 'string')) {
                                            const err3 = {
                                              instancePath:
                                                instancePath + '/items/' + i0 + '/request/id',
                                              schemaPath:
                                                '#/components/schemas/RequestTitle/properties/id/type',
                                              keyword: 'type',
                                              params: { type: 'string' },
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
                                      var valid7 = _errs20 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data5.title !== undefined) {
                                        const _errs22 = errors;
                                        if (typeof data5.title !== 'string') {
                                          const err4 = {
                                            instancePath:
                                              instancePath + '/items/' + i0 + '/request/title',
                                            schemaPath:
                                              '#/components/schemas/RequestTitle/properties/title/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err4];
                                          } else {
                                            vErrors.push(err4);
                                          }
                                          errors++;
                                        }
                                        var valid7 = _errs22 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                    }
                                  }
                                } else {
                                  const err5 = {
                                    instancePath: instancePath + '/items/' + i0 + '/request',
                                    schemaPath: '#/components/schemas/RequestTitle/type',
                                    keyword: 'type',
                                    params: { type: 'object' },
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                }
                              }
                              var _valid1 = _errs17 === errors;
                              valid5 = valid5 || _valid1;
                              if (!valid5) {
                                const _errs24 = errors;
                                if (data5 !== null) {
                                  const err6 = {
                                    instancePath: instancePath + '/items/' + i0 + '/request',
                                    schemaPath:
                                      '#/properties/items/items/properties/request/anyOf/1/type',
                                    keyword: 'type',
                                    params: { type: 'null' },
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err6];
                                  } else {
                                    vErrors.push(err6);
                                  }
                                  errors++;
                                }
                                var _valid1 = _errs24 === errors;
                                valid5 = valid5 || _valid1;
                              }
                              if (!valid5) {
                                const err7 = {
                                  instancePath: instancePath + '/items/' + i0 + '/request',
                                  schemaPath: '#/properties/items/items/properties/request/anyOf',
                                  keyword: 'anyOf',
                                  params: {},
                                };
                                if (vErrors === null) {
                                  vErrors = [err7];
                                } else {
                                  vErrors.push(err7);
                                }
                                errors++;
                                validate64.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs16;
                                if (vErrors !== null) {
                                  if (_errs16) {
                                    vErrors.length = _errs16;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid2 = _errs15 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.isOwner !== undefined) {
                                const _errs26 = errors;
                                if (typeof data1.isOwner !== 'boolean') {
                                  validate64.errors = [
                                    {
                                      instancePath: instancePath + '/items/' + i0 + '/isOwner',
                                      schemaPath:
                                        '#/properties/items/items/properties/isOwner/type',
                                      keyword: 'type',
                                      params: { type: 'boolean' },
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs26 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.conversationId !== undefined) {
                                  let data9 = data1.conversationId;
                                  const _errs28 = errors;
                                  if (typeof data9 !== 'string' && data9 !== null) {
                                    validate64.errors = [
                                      {
                                        instancePath:
                                          instancePath + '/items/' + i0 + '/conversationId',
                                        schemaPath:
                                          '#/properties/items/items/properties/conversationId/type',
                                        keyword: 'type',
                                        params: {
                                          type: schema71.properties.items.items.properties
                                            .conversationId.type,
                                        },
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid2 = _errs28 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.at !== undefined) {
                                    const _errs30 = errors;
                                    if (errors === _errs30) {
                                      if (errors === _errs30) {
                                        if (!(typeof data1.at === 'string')) {
                                          validate64.errors = [
                                            {
                                              instancePath: instancePath + '/items/' + i0 + '/at',
                                              schemaPath:
                                                '#/properties/items/items/properties/at/type',
                                              keyword: 'type',
                                              params: { type: 'string' },
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid2 = _errs30 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.isSeen !== undefined) {
                                      const _errs32 = errors;
                                      if (typeof data1.isSeen !== 'boolean') {
                                        validate64.errors = [
                                          {
                                            instancePath: instancePath + '/items/' + i0 + '/isSeen',
                                            schemaPath:
                                              '#/properties/items/items/properties/isSeen/type',
                                            keyword: 'type',
                                            params: { type: 'boolean' },
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid2 = _errs32 === errors;
                                    } else {
                                      var valid2 = true;
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
                    validate64.errors = [
                      {
                        instancePath: instancePath + '/items/' + i0,
                        schemaPath: '#/properties/items/items/type',
                        keyword: 'type',
                        params: { type: 'object' },
                      },
                    ];
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate64.errors = [
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
            let data12 = data.next;
            const _errs34 = errors;
            if (typeof data12 !== 'string' && data12 !== null) {
              validate64.errors = [
                {
                  instancePath: instancePath + '/next',
                  schemaPath: '#/properties/next/type',
                  keyword: 'type',
                  params: { type: schema71.properties.next.type },
                },
              ];
              return false;
            }
            var valid0 = _errs34 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.counts !== undefined) {
              let data13 = data.counts;
              const _errs36 = errors;
              if (errors === _errs36) {
                if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
                  let missing3;
                  if (
                    (data13.requests === undefined && (missing3 = 'requests')) ||
                    (data13.forMe === undefined && (missing3 = 'forMe')) ||
                    (data13.messages === undefined && (missing3 = 'messages')) ||
                    (data13.notices === undefined && (missing3 = 'notices'))
                  ) {
                    validate64.errors = [
                      {
                        instancePath: instancePath + '/counts',
                        schemaPath: '#/properties/counts/required',
                        keyword: 'required',
                        params: { missingProperty: missing3 },
                      },
                    ];
                    return false;
                  } else {
                    if (data13.requests !== undefined) {
                      let data14 = data13.requests;
                      const _errs38 = errors;
                      if (!(typeof data14 == 'number' && !(data14 % 1) && !isNaN(data14))) {
                        validate64.errors = [
                          {
                            instancePath: instancePath + '/counts/requests',
                            schemaPath: '#/properties/counts/properties/requests/type',
                            keyword: 'type',
                            params: { type: 'integer' },
                          },
                        ];
                        return false;
                      }
                      var valid8 = _errs38 === errors;
                    } else {
                      var valid8 = true;
                    }
                    if (valid8) {
                      if (data13.forMe !== undefined) {
                        let data15 = data13.forMe;
                        const _errs40 = errors;
                        if (!(typeof data15 == 'number' && !(data15 % 1) && !isNaN(data15))) {
                          validate64.errors = [
                            {
                              instancePath: instancePath + '/counts/forMe',
                              schemaPath: '#/properties/counts/properties/forMe/type',
                              keyword: 'type',
                              params: { type: 'integer' },
                            },
                          ];
                          return false;
                        }
                        var valid8 = _errs40 === errors;
                      } else {
                        var valid8 = true;
                      }
                      if (valid8) {
                        if (data13.messages !== undefined) {
                          let data16 = data13.messages;
                          const _errs42 = errors;
                          if (!(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16))) {
                            validate64.errors = [
                              {
                                instancePath: instancePath + '/counts/messages',
                                schemaPath: '#/properties/counts/properties/messages/type',
                                keyword: 'type',
                                params: { type: 'integer' },
                              },
                            ];
                            return false;
                          }
                          var valid8 = _errs42 === errors;
                        } else {
                          var valid8 = true;
                        }
                        if (valid8) {
                          if (data13.notices !== undefined) {
                            let data17 = data13.notices;
                            const _errs44 = errors;
                            if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17))) {
                              validate64.errors = [
                                {
                                  instancePath: instancePath + '/counts/notices',
                                  schemaPath: '#/properties/counts/properties/notices/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                },
                              ];
                              return false;
                            }
                            var valid8 = _errs44 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (valid8) {
                            if (data13.reports !== undefined) {
                              let data18 = data13.reports;
                              const _errs46 = errors;
                              if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18))) {
                                validate64.errors = [
                                  {
                                    instancePath: instancePath + '/counts/reports',
                                    schemaPath: '#/properties/counts/properties/reports/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                  },
                                ];
                                return false;
                              }
                              var valid8 = _errs46 === errors;
                            } else {
                              var valid8 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate64.errors = [
                    {
                      instancePath: instancePath + '/counts',
                      schemaPath: '#/properties/counts/type',
                      keyword: 'type',
                      params: { type: 'object' },
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs36 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate64.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}
export const isOnePreferences = validate66;
const schema74 = {
  type: 'object',
  required: ['preferences'],
  properties: { preferences: { $ref: '#/components/schemas/Preferences' } },
};
const schema75 = {
  type: 'object',
  required: ['requests', 'reminders', 'messages'],
  properties: {
    requests: { $ref: '#/components/schemas/Channel' },
    reminders: { $ref: '#/components/schemas/Channel' },
    messages: { $ref: '#/components/schemas/Channel' },
  },
};
const schema76 = { type: 'string', enum: ['at once', 'daily', 'never'] };
function validate67(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.requests === undefined && (missing0 = 'requests')) ||
        (data.reminders === undefined && (missing0 = 'reminders')) ||
        (data.messages === undefined && (missing0 = 'messages'))
      ) {
        validate67.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.requests !== undefined) {
          let data0 = data.requests;
          const _errs1 = errors;
          if (typeof data0 !== 'string') {
            validate67.errors = [
              {
                instancePath: instancePath + '/requests',
                schemaPath: '#/components/schemas/Channel/type',
                keyword: 'type',
                params: { type: 'string' },
              },
            ];
            return false;
          }
          if (!(data0 === 'at once' || data0 === 'daily' || data0 === 'never')) {
            validate67.errors = [
              {
                instancePath: instancePath + '/requests',
                schemaPath: '#/components/schemas/Channel/enum',
                keyword: 'enum',
                params: { allowedValues: schema76.enum },
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.reminders !== undefined) {
            let data1 = data.reminders;
            const _errs4 = errors;
            if (typeof data1 !== 'string') {
              validate67.errors = [
                {
                  instancePath: instancePath + '/reminders',
                  schemaPath: '#/components/schemas/Channel/type',
                  keyword: 'type',
                  params: { type: 'string' },
                },
              ];
              return false;
            }
            if (!(data1 === 'at once' || data1 === 'daily' || data1 === 'never')) {
              validate67.errors = [
                {
                  instancePath: instancePath + '/reminders',
                  schemaPath: '#/components/schemas/Channel/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema76.enum },
                },
              ];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.messages !== undefined) {
              let data2 = data.messages;
              const _errs7 = errors;
              if (typeof data2 !== 'string') {
                validate67.errors = [
                  {
                    instancePath: instancePath + '/messages',
                    schemaPath: '#/components/schemas/Channel/type',
                    keyword: 'type',
                    params: { type: 'string' },
                  },
                ];
                return false;
              }
              if (!(data2 === 'at once' || data2 === 'daily' || data2 === 'never')) {
                validate67.errors = [
                  {
                    instancePath: instancePath + '/messages',
                    schemaPath: '#/components/schemas/Channel/enum',
                    keyword: 'enum',
                    params: { allowedValues: schema76.enum },
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
    } else {
      validate67.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
function validate66(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.preferences === undefined && (missing0 = 'preferences')) {
        validate66.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.preferences !== undefined) {
          if (
            !validate67(data.preferences, {
              instancePath: instancePath + '/preferences',
              parentData: data,
              parentDataProperty: 'preferences',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate66.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}
const readBy = validators => (status, body) => {
  const declared = Object.hasOwn(validators, status) ? status : 'default';
  return validators[declared]?.(body) ? { status: declared, body } : undefined;
};
export const readers = {
  changePassword: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    422: isRefusal,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  editProfile: readBy({
    200: isSession,
    401: isAnswer,
    403: isAnswer,
    409: isStaleProfile,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  exportData: readBy({
    200: isExport,
    401: isAnswer,
    403: isAnswer,
    422: isRefusal,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  deleteAccount: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    422: isRefusal,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  session: readBy({ 200: isSession, 401: isAnswer, 500: isAnswer, default: isAnswer }),
  signOut: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  sessions: readBy({ 200: isSessions, 401: isAnswer, 500: isAnswer, default: isAnswer }),
  endOtherSessions: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  endSession: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  member: readBy({ 200: isMember, 401: isAnswer, 404: isAnswer, 500: isAnswer, default: isAnswer }),
  block: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  unblock: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  report: readBy({
    201: isAnswer,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  reports: readBy({
    200: isReports,
    401: isAnswer,
    404: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  decide: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    409: isDecided,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  places: readBy({ 200: isPlaces, 401: isAnswer, 500: isAnswer, default: isAnswer }),
  lookUpBooks: readBy({
    200: isBooks,
    401: isAnswer,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  addCopy: readBy({
    201: isOneCopy,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  editCopy: readBy({
    200: isOneCopy,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    409: isStaleCopy,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  removeCopy: readBy({
    200: isOneCopy,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  shelf: readBy({ 200: isCopies, 401: isAnswer, 404: isAnswer, 500: isAnswer, default: isAnswer }),
  requests: readBy({ 200: isRequestList, 401: isAnswer, 500: isAnswer, default: isAnswer }),
  ask: readBy({
    201: isOneRequest,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  request: readBy({
    200: isOneRequest,
    401: isAnswer,
    404: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  act: readBy({
    200: isOneRequest,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    409: isStaleRequest,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  conversations: readBy({ 200: isConversations, 401: isAnswer, 500: isAnswer, default: isAnswer }),
  conversation: readBy({
    200: isOneConversation,
    401: isAnswer,
    404: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  write: readBy({
    201: isOneEntry,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    422: isRefusal,
    500: isAnswer,
    default: isAnswer,
  }),
  markRead: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    404: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  notices: readBy({ 200: isNotices, 401: isAnswer, 500: isAnswer, default: isAnswer }),
  markSeen: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  preferences: readBy({ 200: isOnePreferences, 401: isAnswer, 500: isAnswer, default: isAnswer }),
  setPreferences: readBy({
    200: isOnePreferences,
    401: isAnswer,
    403: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
};

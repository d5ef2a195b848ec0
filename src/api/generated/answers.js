/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
'use strict';
export const isAnswer = validate21;
const schema32 = {
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
        'address not confirmed',
        'account suspended',
        'password wrong',
        'version stale',
        'signed out',
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
function validate21(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.message === undefined && (missing0 = 'message')) {
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
        if (data.message !== undefined) {
          const _errs1 = errors;
          if (typeof data.message !== 'string') {
            validate21.errors = [
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
              validate21.errors = [
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
                validate21.errors = [
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
                  validate21.errors = [
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
                    data3 === 'address not confirmed' ||
                    data3 === 'account suspended' ||
                    data3 === 'password wrong' ||
                    data3 === 'version stale' ||
                    data3 === 'signed out' ||
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
                  validate21.errors = [
                    {
                      instancePath: instancePath + '/code',
                      schemaPath: '#/properties/code/enum',
                      keyword: 'enum',
                      params: { allowedValues: schema32.properties.code.enum },
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
      validate21.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = {
  props: { message: true, success: true, error: true, code: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const isSession = validate22;
const schema33 = {
  type: 'object',
  required: ['member'],
  properties: { member: { $ref: '#/components/schemas/Self' } },
};
const schema34 = {
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
  },
};
const schema35 = {
  type: 'array',
  maxItems: 20,
  items: { type: 'string', pattern: '^[a-z]{2,3}$' },
};
const schema36 = {
  type: 'object',
  required: ['roof', 'colour', 'door'],
  properties: {
    roof: { type: 'string', enum: ['gable', 'flat', 'stepped', 'dome'] },
    colour: { type: 'string', enum: ['brick', 'wine', 'moss', 'pine', 'slate'] },
    door: { type: 'string', enum: ['square', 'round', 'double'] },
  },
};
const schema37 = {
  type: 'object',
  required: ['cell', 'span'],
  properties: {
    cell: { type: 'integer', minimum: 0, maximum: 2147483647 },
    span: { type: 'integer', enum: [1, 3, 9] },
  },
};
const pattern4 = new RegExp('^[a-z]{2,3}$', 'u');
function validate23(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
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
        validate23.errors = [
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
                validate23.errors = [
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
              validate23.errors = [
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
                validate23.errors = [
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
                  validate23.errors = [
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
                  let data4 = data.languages;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (Array.isArray(data4)) {
                      if (data4.length > 20) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + '/languages',
                            schemaPath: '#/components/schemas/Languages/maxItems',
                            keyword: 'maxItems',
                            params: { limit: 20 },
                          },
                        ];
                        return false;
                      } else {
                        var valid2 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data5 = data4[i0];
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (typeof data5 === 'string') {
                              if (!pattern4.test(data5)) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + '/languages/' + i0,
                                    schemaPath: '#/components/schemas/Languages/items/pattern',
                                    keyword: 'pattern',
                                    params: { pattern: '^[a-z]{2,3}$' },
                                  },
                                ];
                                return false;
                              }
                            } else {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + '/languages/' + i0,
                                  schemaPath: '#/components/schemas/Languages/items/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                },
                              ];
                              return false;
                            }
                          }
                          var valid2 = _errs12 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate23.errors = [
                        {
                          instancePath: instancePath + '/languages',
                          schemaPath: '#/components/schemas/Languages/type',
                          keyword: 'type',
                          params: { type: 'array' },
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.house !== undefined) {
                    let data6 = data.house;
                    const _errs14 = errors;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
                        let missing1;
                        if (
                          (data6.roof === undefined && (missing1 = 'roof')) ||
                          (data6.colour === undefined && (missing1 = 'colour')) ||
                          (data6.door === undefined && (missing1 = 'door'))
                        ) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + '/house',
                              schemaPath: '#/components/schemas/House/required',
                              keyword: 'required',
                              params: { missingProperty: missing1 },
                            },
                          ];
                          return false;
                        } else {
                          if (data6.roof !== undefined) {
                            let data7 = data6.roof;
                            const _errs17 = errors;
                            if (typeof data7 !== 'string') {
                              validate23.errors = [
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
                                data7 === 'gable' ||
                                data7 === 'flat' ||
                                data7 === 'stepped' ||
                                data7 === 'dome'
                              )
                            ) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + '/house/roof',
                                  schemaPath: '#/components/schemas/House/properties/roof/enum',
                                  keyword: 'enum',
                                  params: { allowedValues: schema36.properties.roof.enum },
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs17 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.colour !== undefined) {
                              let data8 = data6.colour;
                              const _errs19 = errors;
                              if (typeof data8 !== 'string') {
                                validate23.errors = [
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
                                  data8 === 'brick' ||
                                  data8 === 'wine' ||
                                  data8 === 'moss' ||
                                  data8 === 'pine' ||
                                  data8 === 'slate'
                                )
                              ) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + '/house/colour',
                                    schemaPath: '#/components/schemas/House/properties/colour/enum',
                                    keyword: 'enum',
                                    params: { allowedValues: schema36.properties.colour.enum },
                                  },
                                ];
                                return false;
                              }
                              var valid4 = _errs19 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.door !== undefined) {
                                let data9 = data6.door;
                                const _errs21 = errors;
                                if (typeof data9 !== 'string') {
                                  validate23.errors = [
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
                                  !(data9 === 'square' || data9 === 'round' || data9 === 'double')
                                ) {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + '/house/door',
                                      schemaPath: '#/components/schemas/House/properties/door/enum',
                                      keyword: 'enum',
                                      params: { allowedValues: schema36.properties.door.enum },
                                    },
                                  ];
                                  return false;
                                }
                                var valid4 = _errs21 === errors;
                              } else {
                                var valid4 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate23.errors = [
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
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.place !== undefined) {
                      let data10 = data.place;
                      const _errs23 = errors;
                      const _errs24 = errors;
                      let valid5 = false;
                      const _errs25 = errors;
                      const _errs26 = errors;
                      if (errors === _errs26) {
                        if (data10 && typeof data10 == 'object' && !Array.isArray(data10)) {
                          let missing2;
                          if (
                            (data10.cell === undefined && (missing2 = 'cell')) ||
                            (data10.span === undefined && (missing2 = 'span'))
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
                            if (data10.cell !== undefined) {
                              let data11 = data10.cell;
                              const _errs28 = errors;
                              if (!(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11))) {
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
                              if (errors === _errs28) {
                                if (typeof data11 == 'number') {
                                  if (data11 > 2147483647 || isNaN(data11)) {
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
                                    if (data11 < 0 || isNaN(data11)) {
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
                              var valid7 = _errs28 === errors;
                            } else {
                              var valid7 = true;
                            }
                            if (valid7) {
                              if (data10.span !== undefined) {
                                let data12 = data10.span;
                                const _errs30 = errors;
                                if (
                                  !(typeof data12 == 'number' && !(data12 % 1) && !isNaN(data12))
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
                                if (!(data12 === 1 || data12 === 3 || data12 === 9)) {
                                  const err5 = {
                                    instancePath: instancePath + '/place/span',
                                    schemaPath: '#/components/schemas/Place/properties/span/enum',
                                    keyword: 'enum',
                                    params: { allowedValues: schema37.properties.span.enum },
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                }
                                var valid7 = _errs30 === errors;
                              } else {
                                var valid7 = true;
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
                      var _valid0 = _errs25 === errors;
                      valid5 = valid5 || _valid0;
                      if (_valid0) {
                        var props0 = {};
                        props0.cell = true;
                        props0.span = true;
                      }
                      const _errs32 = errors;
                      if (data10 !== null) {
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
                      var _valid0 = _errs32 === errors;
                      valid5 = valid5 || _valid0;
                      if (!valid5) {
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
                        validate23.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs24;
                        if (vErrors !== null) {
                          if (_errs24) {
                            vErrors.length = _errs24;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs23 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.version !== undefined) {
                        let data13 = data.version;
                        const _errs34 = errors;
                        if (!(typeof data13 == 'number' && !(data13 % 1) && !isNaN(data13))) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + '/version',
                              schemaPath: '#/properties/version/type',
                              keyword: 'type',
                              params: { type: 'integer' },
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs34 === errors;
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
    } else {
      validate23.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = {
  props: {
    id: true,
    name: true,
    email: true,
    about: true,
    languages: true,
    house: true,
    place: true,
    version: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
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
          if (
            !validate23(data.member, {
              instancePath: instancePath + '/member',
              parentData: data,
              parentDataProperty: 'member',
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
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
validate22.evaluated = { props: { member: true }, dynamicProps: false, dynamicItems: false };
export const isStaleProfile = validate25;
const schema38 = {
  type: 'object',
  required: ['message', 'current'],
  properties: {
    message: { type: 'string' },
    error: { type: 'boolean' },
    code: { type: 'string' },
    current: { $ref: '#/components/schemas/Self' },
  },
};
function validate25(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.message === undefined && (missing0 = 'message')) ||
        (data.current === undefined && (missing0 = 'current'))
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
        if (data.message !== undefined) {
          const _errs1 = errors;
          if (typeof data.message !== 'string') {
            validate25.errors = [
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
              validate25.errors = [
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
                validate25.errors = [
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
                  !validate23(data.current, {
                    instancePath: instancePath + '/current',
                    parentData: data,
                    parentDataProperty: 'current',
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
      validate25.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = {
  props: { message: true, error: true, code: true, current: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const isExport = validate27;
const schema39 = {
  type: 'object',
  required: ['exportedAt', 'data'],
  properties: {
    exportedAt: { type: 'string', format: 'date-time' },
    data: { type: 'object', additionalProperties: true },
  },
};
function validate27(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.exportedAt === undefined && (missing0 = 'exportedAt')) ||
        (data.data === undefined && (missing0 = 'data'))
      ) {
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
        if (data.exportedAt !== undefined) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (!(typeof data.exportedAt === 'string')) {
                validate27.errors = [
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
                validate27.errors = [
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
      validate27.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = {
  props: { exportedAt: true, data: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const isSessions = validate28;
const schema40 = {
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
function validate28(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.items === undefined && (missing0 = 'items')) {
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
                      validate28.errors = [
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
                              validate28.errors = [
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
                            validate28.errors = [
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
                                  validate28.errors = [
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
                                    validate28.errors = [
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
                                  validate28.errors = [
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
                    validate28.errors = [
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
              validate28.errors = [
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
      validate28.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { props: { items: true }, dynamicProps: false, dynamicItems: false };
export const isMember = validate29;
const schema41 = {
  type: 'object',
  required: ['member'],
  properties: {
    member: {
      type: 'object',
      required: ['id', 'name', 'about', 'languages', 'house', 'band', 'isBlocked'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
        about: { type: 'string' },
        languages: { $ref: '#/components/schemas/Languages' },
        house: { $ref: '#/components/schemas/House' },
        band: { type: ['integer', 'null'], enum: [1, 2, 5, 10, 25, 0, null] },
        isBlocked: { type: 'boolean' },
      },
    },
  },
};
function validate29(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.member === undefined && (missing0 = 'member')) {
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
                (data0.isBlocked === undefined && (missing1 = 'isBlocked'))
              ) {
                validate29.errors = [
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
                        validate29.errors = [
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
                      validate29.errors = [
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
                        validate29.errors = [
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
                        let data4 = data0.languages;
                        const _errs9 = errors;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (Array.isArray(data4)) {
                            if (data4.length > 20) {
                              validate29.errors = [
                                {
                                  instancePath: instancePath + '/member/languages',
                                  schemaPath: '#/components/schemas/Languages/maxItems',
                                  keyword: 'maxItems',
                                  params: { limit: 20 },
                                },
                              ];
                              return false;
                            } else {
                              var valid3 = true;
                              const len0 = data4.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data5 = data4[i0];
                                const _errs12 = errors;
                                if (errors === _errs12) {
                                  if (typeof data5 === 'string') {
                                    if (!pattern4.test(data5)) {
                                      validate29.errors = [
                                        {
                                          instancePath: instancePath + '/member/languages/' + i0,
                                          schemaPath:
                                            '#/components/schemas/Languages/items/pattern',
                                          keyword: 'pattern',
                                          params: { pattern: '^[a-z]{2,3}$' },
                                        },
                                      ];
                                      return false;
                                    }
                                  } else {
                                    validate29.errors = [
                                      {
                                        instancePath: instancePath + '/member/languages/' + i0,
                                        schemaPath: '#/components/schemas/Languages/items/type',
                                        keyword: 'type',
                                        params: { type: 'string' },
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid3 = _errs12 === errors;
                                if (!valid3) {
                                  break;
                                }
                              }
                            }
                          } else {
                            validate29.errors = [
                              {
                                instancePath: instancePath + '/member/languages',
                                schemaPath: '#/components/schemas/Languages/type',
                                keyword: 'type',
                                params: { type: 'array' },
                              },
                            ];
                            return false;
                          }
                        }
                        var valid1 = _errs9 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.house !== undefined) {
                          let data6 = data0.house;
                          const _errs14 = errors;
                          const _errs15 = errors;
                          if (errors === _errs15) {
                            if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
                              let missing2;
                              if (
                                (data6.roof === undefined && (missing2 = 'roof')) ||
                                (data6.colour === undefined && (missing2 = 'colour')) ||
                                (data6.door === undefined && (missing2 = 'door'))
                              ) {
                                validate29.errors = [
                                  {
                                    instancePath: instancePath + '/member/house',
                                    schemaPath: '#/components/schemas/House/required',
                                    keyword: 'required',
                                    params: { missingProperty: missing2 },
                                  },
                                ];
                                return false;
                              } else {
                                if (data6.roof !== undefined) {
                                  let data7 = data6.roof;
                                  const _errs17 = errors;
                                  if (typeof data7 !== 'string') {
                                    validate29.errors = [
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
                                      data7 === 'gable' ||
                                      data7 === 'flat' ||
                                      data7 === 'stepped' ||
                                      data7 === 'dome'
                                    )
                                  ) {
                                    validate29.errors = [
                                      {
                                        instancePath: instancePath + '/member/house/roof',
                                        schemaPath:
                                          '#/components/schemas/House/properties/roof/enum',
                                        keyword: 'enum',
                                        params: { allowedValues: schema36.properties.roof.enum },
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid5 = _errs17 === errors;
                                } else {
                                  var valid5 = true;
                                }
                                if (valid5) {
                                  if (data6.colour !== undefined) {
                                    let data8 = data6.colour;
                                    const _errs19 = errors;
                                    if (typeof data8 !== 'string') {
                                      validate29.errors = [
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
                                        data8 === 'brick' ||
                                        data8 === 'wine' ||
                                        data8 === 'moss' ||
                                        data8 === 'pine' ||
                                        data8 === 'slate'
                                      )
                                    ) {
                                      validate29.errors = [
                                        {
                                          instancePath: instancePath + '/member/house/colour',
                                          schemaPath:
                                            '#/components/schemas/House/properties/colour/enum',
                                          keyword: 'enum',
                                          params: {
                                            allowedValues: schema36.properties.colour.enum,
                                          },
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid5 = _errs19 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                  if (valid5) {
                                    if (data6.door !== undefined) {
                                      let data9 = data6.door;
                                      const _errs21 = errors;
                                      if (typeof data9 !== 'string') {
                                        validate29.errors = [
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
                                          data9 === 'square' ||
                                          data9 === 'round' ||
                                          data9 === 'double'
                                        )
                                      ) {
                                        validate29.errors = [
                                          {
                                            instancePath: instancePath + '/member/house/door',
                                            schemaPath:
                                              '#/components/schemas/House/properties/door/enum',
                                            keyword: 'enum',
                                            params: {
                                              allowedValues: schema36.properties.door.enum,
                                            },
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid5 = _errs21 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate29.errors = [
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
                          var valid1 = _errs14 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data0.band !== undefined) {
                            let data10 = data0.band;
                            const _errs23 = errors;
                            if (
                              !(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10)) &&
                              data10 !== null
                            ) {
                              validate29.errors = [
                                {
                                  instancePath: instancePath + '/member/band',
                                  schemaPath: '#/properties/member/properties/band/type',
                                  keyword: 'type',
                                  params: { type: schema41.properties.member.properties.band.type },
                                },
                              ];
                              return false;
                            }
                            if (
                              !(
                                data10 === 1 ||
                                data10 === 2 ||
                                data10 === 5 ||
                                data10 === 10 ||
                                data10 === 25 ||
                                data10 === 0 ||
                                data10 === null
                              )
                            ) {
                              validate29.errors = [
                                {
                                  instancePath: instancePath + '/member/band',
                                  schemaPath: '#/properties/member/properties/band/enum',
                                  keyword: 'enum',
                                  params: {
                                    allowedValues: schema41.properties.member.properties.band.enum,
                                  },
                                },
                              ];
                              return false;
                            }
                            var valid1 = _errs23 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data0.isBlocked !== undefined) {
                              const _errs25 = errors;
                              if (typeof data0.isBlocked !== 'boolean') {
                                validate29.errors = [
                                  {
                                    instancePath: instancePath + '/member/isBlocked',
                                    schemaPath: '#/properties/member/properties/isBlocked/type',
                                    keyword: 'type',
                                    params: { type: 'boolean' },
                                  },
                                ];
                                return false;
                              }
                              var valid1 = _errs25 === errors;
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
            } else {
              validate29.errors = [
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
      validate29.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { props: { member: true }, dynamicProps: false, dynamicItems: false };
export const isPlaces = validate30;
const schema44 = {
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
  },
};
function validate30(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.items === undefined && (missing0 = 'items')) {
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
                if (errors === _errs3) {
                  if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                    let missing1;
                    if (
                      (data1.name === undefined && (missing1 = 'name')) ||
                      (data1.region === undefined && (missing1 = 'region')) ||
                      (data1.latitude === undefined && (missing1 = 'latitude')) ||
                      (data1.longitude === undefined && (missing1 = 'longitude'))
                    ) {
                      validate30.errors = [
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
                          validate30.errors = [
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
                            validate30.errors = [
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
                              validate30.errors = [
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
                                validate30.errors = [
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
                    validate30.errors = [
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
validate30.evaluated = { props: { items: true }, dynamicProps: false, dynamicItems: false };
const readBy = validators => (status, body) => {
  const declared = Object.hasOwn(validators, status) ? status : 'default';
  return validators[declared]?.(body) ? { status: declared, body } : undefined;
};
export const readers = {
  signUp: readBy({
    202: isAnswer,
    403: isAnswer,
    422: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  sendVerificationLink: readBy({
    202: isAnswer,
    403: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  forgotPassword: readBy({
    202: isAnswer,
    403: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  changePassword: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    422: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  editProfile: readBy({
    200: isSession,
    401: isAnswer,
    403: isAnswer,
    409: isStaleProfile,
    500: isAnswer,
    default: isAnswer,
  }),
  exportData: readBy({
    200: isExport,
    401: isAnswer,
    403: isAnswer,
    422: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  deleteAccount: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    422: isAnswer,
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
  places: readBy({ 200: isPlaces, 401: isAnswer, 500: isAnswer, default: isAnswer }),
};
